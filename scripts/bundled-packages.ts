import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Packages whose styles a plugin copies into ours, so that the bundler sees no file of theirs. */
const COPIED_STYLES: Readonly<Record<string, readonly string[]>> = {
  'web-user': ['node_modules/tailwindcss'],
};

/**
 * Builds a front end into a temporary folder and collects the packages whose files the bundler reads, a superset of
 * those whose code is left in the bundles.
 * @param folder `web-user` or `web-admin`
 * @returns their keys in package-lock.json, such as `node_modules/react`, sorted
 */
export async function bundledPackages(folder: string): Promise<string[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'bundled-'));
  const keys = new Set(COPIED_STYLES[folder]);
  try {
    await build({
      configFile: `${PROJECT}${folder}/vite.config.ts`,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
      plugins: [collectPackages(keys)],
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  return [...keys].sort();
}

function collectPackages(keys: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_, bundle) {
      const styles = [...this.getModuleIds()].filter((file) => file.endsWith('.css'));
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? renderedModules(output) : output.originalFileNames,
      );
      for (const file of [...files, ...styles]) {
        const key = lockfileKeyOf(resolve(this.environment.config.root, file.replace(/^\0/, '')));
        if (key) keys.add(key);
      }
    },
  };
}

const renderedModules = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);

/** @param file an absolute path. @returns undefined for files of no package */
export function lockfileKeyOf(file: string): string | undefined {
  const path = relative(PROJECT, file.replace(/\?.*$/, ''));
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@.][^/]*(?=\/)/.exec(path)?.[0];
}
