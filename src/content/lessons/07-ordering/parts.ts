export const listings = {};
