import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { englishTexts } from '../scripts/english-texts.js';
import { precompressed } from '../scripts/precompressed.js';
import { CHUNKS } from './chunks.js';

const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The user SPA: built into web-user/dist, or served by the server in Vite's middleware mode. */
export default defineConfig(({ command }) => ({
  root: path('.'),
  base: '/',
  cacheDir: path('../node_modules/.vite/web-user'),
  plugins: [
    react(),
    tailwindcss(),
    englishTexts(path('../locales/en/app.json')),
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
