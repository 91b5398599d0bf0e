/** `npm run experiment`: makes the command's file in a folder that goes with the command, and runs it. */
import { pathToFileURL } from 'node:url';
import { buildExperiment } from './experiment-file.mjs';
import { ensureInstalled } from './install.mjs';
import { endWithStarter } from './lifetime.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

ensureInstalled();
// npm ends with its shell and passes no signal on.
if (process.env.npm_lifecycle_event)
	endWithStarter(() => {
		if (!process.emit('SIGTERM')) process.exit(1);
	});
await import(pathToFileURL(await buildExperiment(temporaryFolder())).href);
