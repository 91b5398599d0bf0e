import { escaped } from '../share/markup';

/** What a package shows, and how it is judged. */
export interface Packaged {
	/** What the platform calls it. */
	readonly title: string;
	/** The whole address of a frame. */
	readonly address: string;
	/** The language of the title, and its direction. */
	readonly language: string;
	readonly direction: 'ltr' | 'rtl';
	/** The score from which it is passed, in percent. */
	readonly mastery: number;
	/** What the page says where no platform is around it. */
	readonly alone: string;
}

/**
 * A SCORM 1.2 package with one activity: a page that frames a hosted address and hands its scores to the platform (a
 * dispatch package). ADL, "SCORM 1.2 Content Aggregation Model", section 2.3.
 *
 * @param bridge the script of the page, `bridge.js`
 * @returns the files, by their names
 */
export function packageFiles(packaged: Packaged, bridge: string): Readonly<Record<string, string>> {
	return {
		'imsmanifest.xml': manifest(packaged),
		'index.html': page(packaged),
		'bridge.js': bridge
	};
}

function manifest({ title, address, mastery }: Packaged): string {
	const id = `backtrail-${digest(address)}`;
	const name = escaped(title);
	return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
	<metadata>
		<schema>ADL SCORM</schema>
		<schemaversion>1.2</schemaversion>
	</metadata>
	<organizations default="all">
		<organization identifier="all">
			<title>${name}</title>
			<item identifier="item" identifierref="page" isvisible="true">
				<title>${name}</title>
				<adlcp:masteryscore>${mastery}</adlcp:masteryscore>
			</item>
		</organization>
	</organizations>
	<resources>
		<resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
			<file href="index.html"/>
			<file href="bridge.js"/>
		</resource>
	</resources>
</manifest>
`;
}

function page({ title, address, language, direction, mastery, alone }: Packaged): string {
	return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
html, body { margin: 0; height: 100%; }
body { display: flex; flex-direction: column; font: 1rem/1.4 sans-serif; }
p { margin: 0; padding: 0.5rem 1rem; background: #fdebc8; color: #222; }
iframe { flex: 1; border: 0; min-height: 20rem; }
</style>
</head>
<body>
<p role="status" hidden>${escaped(alone)}</p>
<iframe src="${escaped(address)}" title="${escaped(title)}" data-mastery="${mastery}" allow="fullscreen; clipboard-write"></iframe>
<script src="bridge.js"></script>
</body>
</html>
`;
}

/** A short name for a text (FNV-1a, 32 bits). */
function digest(text: string): string {
	let hash = 0x811c9dc5;
	for (const character of new TextEncoder().encode(text))
		hash = Math.imul(hash ^ character, 0x01000193) >>> 0;
	return hash.toString(36);
}
