import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALL_BYTES = 1024;

/**
 * Writes compressed copies of each script and style sheet at build time, about a tenth smaller than compression per
 * request can afford.
 */
export function precompressed(): Plugin {
  const compress = promisify(brotliCompress);
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => void (folder = `${outDir}/assets`),
    closeBundle: async () => {
      const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        files.map(async (file) => {
          const text = await readFile(`${folder}/${file}`);
          if (text.length > SMALL_BYTES) await writeFile(`${folder}/${file}.br`, await compress(text));
        }),
      );
    },
  };
}
