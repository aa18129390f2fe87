import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the default of APP_NAME is, which the server replaces in built files. */
const DEFAULTS = [
  'src/infrastructure/http/built-files.ts',
  'src/infrastructure/config/config.ts',
  'src/infrastructure/config/config-people.ts',
  'web-admin/src/shared/app-name.ts',
  'web-user/src/shared/app-name.ts',
  'web-user/src/sw.ts',
];

it('no text names the product: each takes the configured name', () => {
  const files = ['src', 'web-user/src', 'web-admin/src'].flatMap((folder) =>
    readdirSync(`${PROJECT}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const naming = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(PROJECT + file, 'utf8').includes('Tablemates'));
  expect(naming.filter((file) => !DEFAULTS.includes(file))).toEqual([]);
});
