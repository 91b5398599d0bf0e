/** A map as the search sees it: regions and which of them share a border. */
export interface RegionMap {
	/** As used in addresses and texts. */
	readonly id: string;
	/** The short names of the regions, in reading order. */
	readonly regions: readonly string[];
	/** For each region, the regions that share a border with it, ascending. */
	readonly neighbours: readonly (readonly number[])[];
}

/** The states and territories of Australia, in the order of AIMA 4th ed., section 6.1.1. */
export const AUSTRALIA = regionMap('australia', {
	WA: 'NT SA',
	NT: 'Q SA WA',
	Q: 'NSW NT SA',
	NSW: 'Q SA V',
	V: 'NSW SA',
	SA: 'NSW NT Q V WA',
	T: ''
});

/**
 * The 48 contiguous states of the USA, by postal code. States that meet only at a point or in water
 * share no border. Derived from us-atlas 3.0.1 (US Census Bureau, public domain).
 */
export const USA = regionMap('usa', {
	AL: 'FL GA MS TN',
	AR: 'LA MO MS OK TN TX',
	AZ: 'CA NM NV UT',
	CA: 'AZ NV OR',
	CO: 'KS NE NM OK UT WY',
	CT: 'MA NY RI',
	DE: 'MD NJ PA',
	FL: 'AL GA',
	GA: 'AL FL NC SC TN',
	IA: 'IL MN MO NE SD WI',
	ID: 'MT NV OR UT WA WY',
	IL: 'IA IN KY MO WI',
	IN: 'IL KY MI OH',
	KS: 'CO MO NE OK',
	KY: 'IL IN MO OH TN VA WV',
	LA: 'AR MS TX',
	MA: 'CT NH NY RI VT',
	MD: 'DE PA VA WV',
	ME: 'NH',
	MI: 'IN OH WI',
	MN: 'IA ND SD WI',
	MO: 'AR IA IL KS KY NE OK TN',
	MS: 'AL AR LA TN',
	MT: 'ID ND SD WY',
	NC: 'GA SC TN VA',
	ND: 'MN MT SD',
	NE: 'CO IA KS MO SD WY',
	NH: 'MA ME VT',
	NJ: 'DE NY PA',
	NM: 'AZ CO OK TX',
	NV: 'AZ CA ID OR UT',
	NY: 'CT MA NJ PA VT',
	OH: 'IN KY MI PA WV',
	OK: 'AR CO KS MO NM TX',
	OR: 'CA ID NV WA',
	PA: 'DE MD NJ NY OH WV',
	RI: 'CT MA',
	SC: 'GA NC',
	SD: 'IA MN MT ND NE WY',
	TN: 'AL AR GA KY MO MS NC VA',
	TX: 'AR LA NM OK',
	UT: 'AZ CO ID NV WY',
	VA: 'KY MD NC TN WV',
	VT: 'MA NH NY',
	WA: 'ID OR',
	WI: 'IA IL MI MN',
	WV: 'KY MD OH PA VA',
	WY: 'CO ID MT NE SD UT'
});

/** All maps, in menu order. */
export const MAPS: readonly RegionMap[] = [AUSTRALIA, USA];

function regionMap(id: string, borders: Readonly<Record<string, string>>): RegionMap {
	const regions = Object.keys(borders);
	const neighbours = Object.values(borders).map((names) =>
		regions.flatMap((region, index) => (names.split(' ').includes(region) ? [index] : []))
	);
	return { id, regions, neighbours };
}
