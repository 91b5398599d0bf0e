/**
 * Whether two versions of the engine make the same runs: thousands of random runs of every kind with random
 * strategies are recorded, and all that is public of them (steps, outcomes, counts, trees, profiles, notes,
 * moments at random positions) is hashed. Run it in both versions, and compare what it prints:
 *
 *     git worktree add ../old main && cp -r tests/replay ../old/tests   # and `npm ci` there
 *     node tests/replay/same-runs.mjs 10000 > new.txt
 *     (cd ../old && node tests/replay/same-runs.mjs 10000) > old.txt
 *     diff old.txt new.txt
 *
 * A line is a hundred runs. Where the lines of group 37 differ, `same-runs.mjs 10000 37` prints each run of it.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';
import { root } from '../../scripts/install.mjs';

const out = path.join(root, '.cache', 'replay');
await bundle({ 'same-runs': path.join(root, 'tests', 'replay', 'same-runs.ts') }, out);
await import(pathToFileURL(path.join(out, 'same-runs.js')).href);
