/**
 * Leaves the texts out of a build for browsers: a module that uses messages imports them by their names from
 * `messages:`, which no bundle has. Each language's files get its own texts in place of that import
 * (per-language.mjs), so that a page loads those which it may show, in its language, with the code that shows
 * them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileMessages, readMessages } from '../messages.mjs';

/** What files import their texts from. */
export const TEXTS = 'messages:';
/** What a file imports to speak English, whatever its language. */
export const ENGLISH = 'messages:english';

/** After the name of a message, a digest of its texts: if one changes, so does the name of the file. */
const DIGEST = 6;

/** The name of a message, from that in a built file. @param {string} name */
export const messageName = (name) => name.slice(0, -DIGEST - 1);

const wholeImport = /import \* as (\w+) from ["'][^"']*\/compiled\/messages["'];?/;

/** @type {Promise<ReadonlyMap<string, string>> | undefined} */
let built;

/** The length of the compiled texts of a message in its longest language, by its name. @type {Map<string, number>} */
const lengths = new Map();

/** The length of the texts that a module loads with it. @param {string} code as the plugin leaves it */
export function textLength(code) {
	const [, list = ''] = /import \{([^}]*)\} from ["']messages:["']/.exec(code) ?? [];
	const names = Array.from(list.matchAll(/([\w$]+) as/g), ([, name]) => messageName(name));
	return names.reduce((sum, name) => sum + (lengths.get(name) ?? 0), 0);
}

/** The names of the messages in built files, once for all builds. */
async function builtNames() {
	// What writes the texts into a file decides what is in it, too.
	const writer = readFileSync(new URL('per-language.mjs', import.meta.url));
	const [first, ...others] = (await readMessages()).values();
	return new Map(
		[...first].map(([name, { code }]) => {
			const hash = createHash('sha256').update(writer);
			const texts = [code, ...others.map((messages) => messages.get(name)?.code ?? '')];
			for (const text of texts) hash.update(text);
			lengths.set(name, Math.max(...texts.map(({ length }) => length)));
			return [name, `${name}$${hash.digest('hex').slice(0, DIGEST)}`];
		})
	);
}

/**
 * @returns {import('vite').Plugin}
 */
export function messages() {
	/** @type {ReadonlyMap<string, string> | null} null if this is no build for browsers */
	let names = null;
	return {
		name: 'messages',
		enforce: 'post',
		async configResolved({ build, command }) {
			await compileMessages();
			if (command === 'build' && !build.ssr) names = await (built ??= builtNames());
		},
		/** In development, a changed text is seen at once. */
		configureServer({ watcher }) {
			watcher.on('change', (file) => void (file.endsWith('.ftl') && compileMessages()));
		},
		resolveId: {
			filter: { id: /^messages:(english)?$/ },
			handler: (id) => (names === null ? `\0${id}` : { id, external: true })
		},
		// Where all languages are at hand, no texts need to be loaded.
		load: { filter: { id: /^\0messages:english$/ }, handler: () => 'export default null;' },
		transform: {
			filter: { code: /\/compiled\/messages["']/ },
			handler(code) {
				const [statement, all] = wholeImport.exec(code) ?? [];
				if (names === null || statement === undefined) return;
				const builtAs = names;
				/** @type {Set<string>} */
				const used = new Set();
				const named = code
					.replace(statement, '')
					.replaceAll(
						new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${all}\\.(\\w+)`, 'g'),
						(_, /** @type {string} */ name) => {
							if (!builtAs.has(name)) throw new Error(`There is no message ${name}.`);
							used.add(name);
							return `m_${name}`;
						}
					);
				const list = [...used].map((name) => `${builtAs.get(name)} as m_${name}`);
				return { code: `import { ${list.join(', ')} } from '${TEXTS}';${named}`, map: null };
			}
		}
	};
}
