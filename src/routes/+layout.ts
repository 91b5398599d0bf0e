export const prerender = true;

// Every page is a folder with an index.html, which every plain web server can serve, at the root or
// under a sub-path. (Without the slash a page would be `studio.html`, and many servers answer /studio
// with "not found".)
export const trailingSlash = 'always';
