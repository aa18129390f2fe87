import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { englishTexts } from '../scripts/english-texts.js';
import { precompressed } from '../scripts/precompressed.js';
import { CHUNKS } from './chunks.js';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The console: built into web-admin/dist, or served in middleware mode by the product's own server. */
export default defineConfig({
  root: path('.'),
  base: '/admin/',
  // The icon is an asset of web-user.
  publicDir: false,
  cacheDir: path('../node_modules/.vite/web-admin'),
  plugins: [react(), englishTexts(path('../locales/en/console.json')), precompressed()],
  resolve: {
    alias: [{ find: '@domain', replacement: path('../src/domain') }],
  },
  build: {
    outDir: path('./dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // React, react-admin and its tables are all needed on the first page.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
