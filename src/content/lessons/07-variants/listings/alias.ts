const row = [1, 0, 3];
const other = row; // @alias
other[1] = 2; // @write

// @hidden
export { row };
