import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** What every screen needs and seldom changes: kept apart, so that browsers keep it when the screens change. */
const CORE = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** What every screen that reads from the server needs, and the landing page does not. */
const QUERY = /node_modules\/@tanstack\//;

/** What the landing page shares with every other screen: one file instead of six small ones. */
const BASE =
  /preload-helper|web-user\/src\/shared\/(app-name|i18n\/(catalogue|locale|lazy-screen)|api\/(api-error|call)|ui\/(cx|Button|Logo|toast\/toast-store))/;

const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The student's app: built into web-user/dist, or served in middleware mode by the product's own server. */
export default defineConfig(({ command }) => ({
  root: path('.'),
  base: '/',
  cacheDir: path('../node_modules/.vite/web-user'),
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      { find: '@domain', replacement: path('../src/domain') },
      // The package's own exports name its development build, which carries half a kilobyte of warnings.
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
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE },
            { name: 'query', test: QUERY },
            { name: 'base', test: BASE },
          ],
        },
      },
    },
  },
}));
