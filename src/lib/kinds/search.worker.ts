import { serveSearches } from '$lib/stage/run/serve';
import { createProblem } from './registry';

serveSearches(createProblem);
