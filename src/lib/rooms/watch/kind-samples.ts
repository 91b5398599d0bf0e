/** The header of a trace on the first example of each kind, as `sampleHeader` makes it: a test holds them to it. */
export const SAMPLE_HEADERS: Readonly<Record<string, string>> = {
	sudoku:
		'{"backtrail":1,"kind":"sudoku","setup":{"puzzle":"..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4...."}}',
	queens: '{"backtrail":1,"kind":"queens","setup":{"size":"8"}}',
	'map-colouring':
		'{"backtrail":1,"kind":"map-colouring","setup":{"map":"australia","colours":"3"}}',
	maze: '{"backtrail":1,"kind":"maze","setup":{"maze":"xxxxxxxxx-xSooxooox-xoxoxoxox-xoxoxoxox-xoxxxoxxx-xooooooGx-xxxxxxxxx"}}',
	sequence: '{"backtrail":1,"kind":"sequence","setup":{"alphabet":"ABC"}}',
	'knights-tour': '{"backtrail":1,"kind":"knights-tour","setup":{"board":"5x5"}}',
	'round-trip':
		'{"backtrail":1,"kind":"round-trip","setup":{"cities":"A.200.130-B.560.130-C.310.375-D.200.620-E.560.620-F.850.375","roads":"01-02-03-12-15-23-24-34-45"}}',
	subset: '{"backtrail":1,"kind":"subset","setup":{"items":"5-10-12-13-15-18","target":"30"}}',
	cryptarithm: '{"backtrail":1,"kind":"cryptarithm","setup":{"words":"SEND-MORE-MONEY"}}',
	making: '{"backtrail":1,"kind":"making","setup":{"making":"dig","draw":"7"}}',
	own: '{"backtrail":1,"kind":"own","setup":{"names":"Maths,Physics,Art,Music,Latin,History,Biology","domain":"Mon,Tue,Wed","clashes":"iMRAAAAERAERAAAiMRAERAERAAAm8RAA"}}'
};
/** The regions of Australia, and the jumps of the knight, in the order of their numbers; held to their kinds, too. */
export const REGIONS = 'WA, NT, Q, NSW, V, SA, T';
export const JUMPS = '↑→, →↑, →↓, ↓→, ↓←, ←↓, ←↑, ↑←';
/** Rules of a sequence, its usual length, and the ways in which a Sudoku is made. */
export const RULES = ['later', 'different', 'any', 'balanced'] as const;
export const LENGTH = 3;
export const MAKINGS = ['fill', 'blind', 'redraw', 'dig'] as const;
