// A file of its own: it is what pages load, and others are made of the view.
export { default } from './sudoku-view';
