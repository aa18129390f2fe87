/** Preload that lets Node run TypeScript with decorators: `node --import ./scripts/typescript.mjs FILE`. */
import './node-version.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const CACHE = new URL('../node_modules/.cache/typescript/', import.meta.url);
const CONFIG = fileURLToPath(new URL('../.swcrc', import.meta.url));
const JSX = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
const COMPILER = `${require('@swc/core/package.json').version} ${readFileSync(CONFIG, 'utf8')}`;

/** A test file has a query, because each run of it is a module of its own. */
const isOurTypeScript = (url) => /^file:[^?]*\.tsx?(\?|$)/.test(url) && !url.includes('/node_modules/');

// Synchronous hooks of this thread, because asynchronous ones cost a message to another thread for each module.
registerHooks({
  resolve(specifier, context, next) {
    const isRelative = /^\.{1,2}\/.*\.js$/.test(specifier);
    if (isRelative && context.parentURL && isOurTypeScript(context.parentURL)) {
      for (const extension of ['ts', 'tsx']) {
        const source = new URL(specifier.replace(/js$/, extension), context.parentURL);
        if (existsSync(source)) return next(source.href, context);
      }
    }
    return next(specifier, context);
  },
  load: (url, context, next) =>
    isOurTypeScript(url)
      ? { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});

process.setSourceMapsEnabled(true);
mkdirSync(CACHE, { recursive: true });

/** The JavaScript of a file, which is compiled again when the file or the compiler changes. */
function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const mark = `\n// ${hashOf(COMPILER + source)}\n`;
  const cached = new URL(`${hashOf(file)}.js`, CACHE);
  const before = existsSync(cached) ? readFileSync(cached, 'utf8') : '';
  if (before.endsWith(mark)) return before;
  const options = {
    filename: file,
    configFile: CONFIG,
    sourceMaps: 'inline',
    ...(file.endsWith('x') && JSX),
  };
  const code = require('@swc/core').transformSync(source, options).code + mark;
  // By rename, because other processes may read it.
  const draft = new URL(`${cached.href}.${process.pid}-${process.hrtime.bigint()}`);
  writeFileSync(draft, code);
  renameSync(draft, cached);
  return code;
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}
