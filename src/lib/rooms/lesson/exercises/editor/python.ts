export { python as grammar } from '@codemirror/lang-python';
