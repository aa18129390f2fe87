import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_DOCUMENT } from './client-types.ts';
import { buildStale, type Part } from './stale-build.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

const SERVER: Part = {
  name: 'the server',
  sources: ['src', 'locales', 'scripts/rolldown.config.mjs', '.swcrc', 'package-lock.json'],
  output: 'dist',
  build: (into) => [
    ...['node_modules/rolldown/bin/cli.mjs', '--config', 'scripts/rolldown.config.mjs', '--dir', into],
    ...['--log-level', 'warn'],
  ],
};

const PLUGINS = ['english-texts', 'precompressed'].map((name) => `scripts/${name}.ts`);

/** A front end imports rules of the domain, so it is stale when they change. */
function frontEnd(folder: string): Part {
  const config = `${folder}/vite.config.ts`;
  return {
    name: folder,
    sources: [folder, 'src/domain', 'locales', ...PLUGINS, 'package-lock.json'],
    output: `${folder}/dist`,
    build: (into) => [
      ...['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
      ...['--emptyOutDir', '--outDir', into && `${PROJECT}${into}`],
    ],
  };
}

const FRONT_ENDS = ['web-user', 'web-admin'].filter((folder) =>
  existsSync(`${PROJECT}${folder}/vite.config.ts`),
);

/** Builds the server and the front ends if they are stale, and prints the names of rebuilt parts to standard error. */
export async function build(): Promise<void> {
  await buildParts([SERVER, ...FRONT_ENDS.map(frontEnd)]);
}

/** Builds the server only. */
export const buildServer = (): Promise<void> => buildParts([SERVER]);

/** Builds what tests of the server read. */
export const buildForTests = (): Promise<void> => buildParts([SERVER, API_DOCUMENT]);

async function buildParts(parts: readonly Part[]): Promise<void> {
  const began = performance.now();
  const built = await buildStale(PROJECT, parts, (names) =>
    process.stderr.write(`Building ${names.join(' and ')}, which takes about half a minute...\n`),
  );
  if (built.length === 0) return;
  process.stderr.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
