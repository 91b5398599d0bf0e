/** Moves per second, on an exponential scale: slow enough to follow, fast enough for any run. */
export const SLOWEST = 0.5;
export const FASTEST = 100_000_000;

/** The slider shows the decimal logarithm of the rate. */
export const SLIDER_MIN = Math.log10(SLOWEST);
export const SLIDER_MAX = Math.log10(FASTEST);

/** Limits the rate to the allowed range; NaN becomes the slowest. */
export function clampRate(rate: number): number {
	return rate > SLOWEST ? Math.min(rate, FASTEST) : SLOWEST;
}

/** The position of a rate on the slider, from {@link SLIDER_MIN} to {@link SLIDER_MAX}. */
export function rateToSlider(rate: number): number {
	return Math.log10(clampRate(rate));
}

/** The rate at a slider position, rounded to two digits for readability. */
export function sliderToRate(value: number): number {
	return clampRate(Number((10 ** value).toPrecision(2)));
}

/** The next rate of the series 0.5, 1, 2, 5, 10, 20, 50 … above (1) or below (−1). */
export function nextRate(rate: number, direction: 1 | -1): number {
	const steps = [1, 2, 5, 10];
	const from = clampRate(rate);
	const decade = 10 ** Math.floor(Math.log10(from) + 1e-9);
	// The series around the rate: its own decade and the last rate of the decade below.
	const series = [0.5, ...steps].map((step) => round(step * decade));
	const next =
		direction === 1
			? series.find((step) => step > from * (1 + 1e-9))
			: series.findLast((step) => step < from * (1 - 1e-9));
	return clampRate(next ?? from);
}

function round(value: number): number {
	return Number(value.toPrecision(3));
}
