import type { Rolldown } from 'vite';

/** The library of the charts with its dependencies, and our charts. */
const CHARTS =
  /node_modules\/(@mui\/x-|d3-|@base-ui|bezier-easing|use-sync-external-store|reselect)|shared\/charts\/Themed/;

/**
 * Each file costs a request, so shared code is split into few chunks. A module belongs to the first group that captures
 * it or one of the modules that import it. See ADR 14.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // The entry and the texts of a language are loaded before the app, so they must not import its chunk.
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler)\/|preload-helper|(i18n|domain\/shared)\/language\.ts/,
  },
  { name: 'texts', test: /shared\/i18n\/messages-of\.ts|ra-language-english/ },
  { name: 'console', test: /src\/app\/App\.tsx/ },
  { name: 'pages', test: (id) => !CHARTS.test(id), minShareCount: 2 },
  { name: 'charts', minShareCount: 2 },
];
