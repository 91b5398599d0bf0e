import * as m from '$lib/i18n/compiled/messages';
import { WIDE, type ExportFormat } from './format';

/** The formats, in the order in which they are offered. */
export const FORMATS: readonly ExportFormat[] = [
	{
		id: 'svg',
		label: () => m.export_svg(),
		hint: () => m.export_svg_hint(),
		takes: ['moment', 'marks', 'stretch', 'tree'],
		most: 200,
		copies: 'picture',
		load: () => import('./picture/svg-format')
	},
	{
		id: 'png',
		label: () => m.export_png(),
		hint: () => m.export_png_hint(),
		takes: ['moment', 'marks', 'stretch', 'tree'],
		most: 200,
		copies: 'picture',
		choices: { scale: 2 },
		load: () => import('./picture/png-format')
	},
	{
		id: 'latex',
		label: () => m.tikz_latex(),
		hint: () => m.tikz_latex_hint(),
		takes: ['moment', 'marks', 'stretch', 'tree'],
		most: 40,
		copies: 'text',
		load: () => import('./tikz/latex-format')
	},
	{
		id: 'film',
		label: () => m.film_film(),
		hint: () => m.film_film_hint(),
		takes: ['stretch'],
		most: 600,
		choices: { rate: 2, size: '720p', kind: 'video' },
		shape: ({ size }) => (size === 'square' ? 1 : WIDE),
		load: () => import('./film/film-format')
	},
	{
		id: 'paper',
		label: () => m.slides_paper(),
		hint: () => m.slides_paper_hint(),
		takes: ['moment', 'marks', 'stretch'],
		most: 200,
		prints: true,
		load: () => import('./slides/paper-format')
	},
	{
		id: 'html',
		label: () => m.slides_html(),
		hint: () => m.slides_html_hint(),
		takes: ['moment', 'marks', 'stretch'],
		most: 200,
		load: () => import('./slides/html-format')
	},
	{
		id: 'json',
		label: () => m.tikz_json(),
		hint: () => m.tikz_json_hint(),
		takes: ['tree'],
		lookless: true,
		partless: true,
		copies: 'text',
		load: () => import('./data/json-format')
	},
	{
		id: 'dot',
		label: () => m.tikz_dot(),
		hint: () => m.tikz_dot_hint(),
		takes: ['tree'],
		lookless: true,
		partless: true,
		copies: 'text',
		load: () => import('./data/dot-format')
	},
	{
		id: 'counts',
		label: () => m.tikz_counts(),
		hint: () => m.tikz_counts_hint(),
		takes: ['numbers'],
		lookless: true,
		partless: true,
		copies: 'text',
		load: () => import('./data/counts-format')
	},
	{
		id: 'trace',
		label: () => m.watch_export(),
		hint: () => m.watch_export_hint(),
		takes: ['numbers'],
		lookless: true,
		partless: true,
		load: () => import('./data/trace-format')
	},
	{
		id: 'depths',
		label: () => m.tikz_depths(),
		hint: () => m.tikz_depths_hint(),
		takes: ['numbers'],
		lookless: true,
		partless: true,
		copies: 'text',
		load: () => import('./data/depths-format')
	}
];
