export const listings = {};
export const orders = {};
