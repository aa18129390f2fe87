import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { CHUNKS } from './chunks.js';

const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const SMALL_BYTES = 1024;

/**
 * Writes compressed copies of each script and style sheet at build time, about a tenth smaller than compression per
 * request can afford.
 */
function precompressed(): Plugin {
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

/** The user SPA: built into web-user/dist, or served by the server in Vite's middleware mode. */
export default defineConfig(({ command }) => ({
  root: path('.'),
  base: '/',
  cacheDir: path('../node_modules/.vite/web-user'),
  plugins: [
    react(),
    tailwindcss(),
    precompressed(),
    // Builds src/sw.ts with the precache manifest. The web app manifest and the registration are our own.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,svg}'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  resolve: {
    alias: [
      { find: '@domain', replacement: path('../src/domain') },
      // The package exports its development build by default, which includes half a kilobyte of warnings.
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : []),
    ],
  },
  build: {
    outDir: path('./dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
}));
