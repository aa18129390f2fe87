import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** What is started or imported by its path, relative to `src` and, as JavaScript, to the output. */
const ENTRIES = {
  'infrastructure/main': 'infrastructure/main.ts',
  'infrastructure/cli/reseal': 'infrastructure/cli/reseal.ts',
  'infrastructure/cli/staff': 'infrastructure/cli/staff.ts',
  'infrastructure/cli/tables': 'infrastructure/cli/tables.ts',
  'infrastructure/database/embedded-postgres': 'infrastructure/database/embedded-postgres.ts',
  // A worker thread, looked for beside the chunk of solver-thread.ts.
  'infrastructure/thread-entry': 'adapters/seating/thread-entry.ts',
  // A child process, looked for beside the chunk of picture-decoder.ts.
  'infrastructure/picture-process': 'adapters/storage/picture-process.ts',
  // Looked for beside picture-process.
  'infrastructure/pdf-pages': 'adapters/storage/pdf-pages.ts',
};

/** The compiler of the tests and of `npm run dev`, so that decorators and their metadata are the same everywhere. */
const swc = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    async handler(source, filename) {
      const { code, map } = await transform(source, { filename, configFile: `${PROJECT}.swcrc` });
      // A chunk runs before the packages of the entry that imports it, and without this package no metadata is kept.
      const needsMetadata = code.includes('_ts_metadata(');
      return { code: needsMetadata ? `${code}\nimport 'reflect-metadata';\n` : code, map };
    },
  },
};

/** Our own code in a few files: Node takes longer to open and link hundreds of modules than to run them. */
export default {
  cwd: PROJECT,
  platform: 'node',
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, `${PROJECT}src/${file}`])),
  // Whatever is named neither by a relative nor by an absolute path is a package or a module of Node.
  external: /^[^./](?!:)/,
  resolve: { extensionAlias: { '.js': ['.ts'] } },
  plugins: [swc],
  output: {
    chunkFileNames: 'infrastructure/[name]-[hash].js',
    codeSplitting: {
      // These find files relative to their own, so they must not move into an entry of another folder.
      groups: [{ name: 'located', test: /[\\/](project-root|solver-thread|picture-decoder)\.ts$/ }],
    },
    // Libraries read the names of classes while the product runs.
    keepNames: true,
    sourcemap: true,
  },
};
