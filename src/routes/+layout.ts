export const prerender = true;

// A folder with an index.html for every page: the one form of address that every plain web server
// resolves, at a root and under a sub-path. (Without the slash a page is `studio.html`, and many
// servers answer /studio with "not found".)
export const trailingSlash = 'always';
