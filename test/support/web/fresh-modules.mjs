import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const ROOT = new URL('../../../', import.meta.url).href;
const FRESH = ['web-user/', 'web-admin/', 'test/'].map((folder) => ROOT + folder);
/** One file instead of 1,700 modules. */
const ICONS = new URL('node_modules/lucide-react/dist/cjs/lucide-react.js', ROOT).href;
const EMPTY = new URL('empty-module.mjs', import.meta.url).href;
/** A drawing that is part of the page, as Vite imports its text. */
const RAW = '.svg?raw';
const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;

let generation = 0;

/** The next imports of a test file load their modules again. */
export function resetModules() {
  generation++;
}

/**
 * The URL of a module of the app or its tests, with the query of the file that imports it, and first of a test file, which the runner
 * imports with one. Modules are reset after each file, so each gets new instances of these, which have state. Packages are shared.
 */
function freshUrl(url, parentUrl) {
  const [, query] = parentUrl?.split('?') ?? [];
  if (!query || url.includes('?') || !FRESH.some((folder) => url.startsWith(folder))) return url;
  return `${url}?${query.includes('.') ? query : `${query}.${generation}`}`;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    if (specifier === 'lucide-react') return { url: ICONS, format: 'commonjs', shortCircuit: true };
    if (/\.(css|svg)$/.test(specifier)) return { url: EMPTY, shortCircuit: true };
    if (specifier.endsWith(RAW))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    const [, domain] = /^@domain\/(.*)\.js$/.exec(specifier) ?? [];
    if (domain) return next(`${ROOT}src/domain/${domain}.ts`, context);
    const found = next(specifier, context);
    return { ...found, url: freshUrl(found.url, context.parentURL) };
  },
  load(url, context, next) {
    if (!url.endsWith(RAW)) return next(url, context);
    const text = readFileSync(new URL(url.slice(0, -'?raw'.length)), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  },
});
