function fill(letters: string[], place: number): boolean {
	if (place === letters.length) return true; // @solution
	for (const letter of 'CBA') {
		if (place > 0 && letter <= letters[place - 1]) continue; // @reject
		letters[place] = letter; // @place
		if (fill(letters, place + 1)) return true; // @return
		letters[place] = ''; // @backtrack
	}
	return false; // @deadend
}

// @hidden
export { fill };
