import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isPagePath,
  LINK_PATHS,
  PRIVATE_PATHS,
  PUBLIC_PATHS,
  returnPath,
  SIGN_IN_PATHS,
} from '../../../src/domain/server-and-browser/page-paths.js';

const APP = join(import.meta.dirname, '..', '..', '..', 'web-user', 'src', 'app');
const ALL: readonly string[] = [...PUBLIC_PATHS, ...SIGN_IN_PATHS, ...PRIVATE_PATHS, ...LINK_PATHS];

it.each(['SignedInRoutes.tsx', 'SignedOutRoutes.tsx'])(
  'the routes in %s are the paths that the server knows as pages, and all of them',
  async (file) => {
    const source = await readFile(join(APP, file), 'utf8');
    const literal = [...source.matchAll(/path="([^"]+)"/g)].map(([, path]) => path!);
    const mapped = [
      ...(source.includes('PRIVATE_PATHS.map') ? PRIVATE_PATHS : []),
      ...(source.includes('SIGN_IN_PATHS.map') ? SIGN_IN_PATHS : []),
    ];
    expect([...literal, ...mapped].sort()).toEqual([...ALL, '*'].sort());
  },
);

it.each([
  ['/', true],
  ['/terms', true],
  ['/Terms/', true],
  ['/chat', true],
  ['/chat/1001', true],
  ['/chat/1001/', true],
  ['/chat/1001/members', false],
  ['/friend/ABCD2345', true],
  ['/friend', false],
  ['/term', false],
  ['/termsofuse', false],
  ['//evil.example', false],
  ['/no/such/place', false],
])('there is a page at %s: %s', (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});

it('a sign-in returns to a page of the app, and to nothing else, such as another site or a download', () => {
  for (const page of ['/chat/7?x=1', '/browse?meetup=31', '/matches#feedback-7'])
    expect(returnPath(page)).toBe(page);
  for (const bad of [
    null,
    undefined,
    '',
    'chat',
    'https://evil.test',
    '//evil.test',
    '//',
    '/\\evil.test',
    'javascript:alert(1)',
    '/a\nb',
    '/\t/evil.test',
    '/api/user/export',
    '/API/user/export?x=/browse',
    '/chat/../api/user/export',
    '/calendar/secret.ics',
    '/admin',
  ])
    expect(returnPath(bad)).toBe('/');
});
