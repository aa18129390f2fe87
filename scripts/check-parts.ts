import type { Part } from './run-parallel.ts';

const types = (tsconfig: string): string[] => [
  'node_modules/typescript-native/bin/tsc',
  '--noEmit',
  '-p',
  tsconfig,
];

/** The parts of `npm run check`, slowest first, because the last to start determines the total time. See ADR 22. */
export const PARTS: readonly Part[] = [
  { name: 'types:server', run: types('tsconfig.json') },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'types:web-user', run: types('web-user/tsconfig.json') },
  { name: 'budget', run: ['scripts/bundle-budget.mjs'] },
  { name: 'types:web-admin', run: types('web-admin/tsconfig.json') },
  { name: 'openapi', run: ['--import', './scripts/typescript.mjs', 'scripts/openapi.ts', '--check'] },
  {
    name: 'architecture',
    run: [
      ...[
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        '--config',
        '.dependency-cruiser.cjs',
      ],
      ...['src', 'locales', 'web-user/src', 'web-admin/src'],
    ],
  },
  {
    name: 'unused',
    run: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
  // See ADR 61.
  { name: 'format', run: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'types:domain', run: types('src/domain/tsconfig.json') },
];
