import { resolve } from 'node:path';

/** The folder of package.json; the same from `src/infrastructure` and from `dist/infrastructure`. */
export const projectRoot = resolve(import.meta.dirname, '..', '..');
