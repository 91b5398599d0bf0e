import { serveTraces } from '$lib/stage/watch/serve-traces';
import { subjectOf, tableOf } from './trace-subject';

serveTraces({ subjectOf, tableOf });
