function threeLetters(letters: string[]): string | null {
	for (const first of letters) {
		for (const second of letters) {
			if (second <= first) continue;
			for (const third of letters) {
				if (third > second) return first + second + third;
			}
		}
	}
	return null;
}

// @hidden
export { threeLetters };
