import { lockfileKeyOf } from '../../scripts/bundled-packages.js';
import { componentOf, withComponents } from '../../scripts/sbom.js';

const LOCKED = {
  version: '19.1.0',
  license: 'MIT',
  integrity: `sha512-${Buffer.from('abc').toString('base64')}`,
};
const project = new URL('../..', import.meta.url).pathname;

describe('the list of components', () => {
  it('names a bundled package with address, hash and license, and the front ends that contain it', () => {
    const component = componentOf('node_modules/x/node_modules/@tanstack/query', LOCKED, [
      'web-user',
      'web-admin',
    ]);
    expect(component).toMatchObject({
      name: '@tanstack/query',
      purl: 'pkg:npm/%40tanstack/query@19.1.0',
      hashes: [{ alg: 'SHA-512', content: '616263' }],
      licenses: [{ license: { id: 'MIT' } }],
      properties: [
        { name: 'bundled-in', value: 'web-user' },
        { name: 'bundled-in', value: 'web-admin' },
      ],
    });
  });

  it('has a package once that the server and the pages share, or that two folders of node_modules hold', () => {
    const react = componentOf('node_modules/react', LOCKED, ['web-user']);
    const nested = componentOf('node_modules/x/node_modules/react', LOCKED, ['web-user']);
    const other = componentOf('node_modules/react', { ...LOCKED, version: '18.0.0' }, ['web-user']);
    const bom = { components: [{ 'bom-ref': 'a@1', purl: 'pkg:npm/a@1' }] };
    const all = withComponents(withComponents(bom, [react, nested]), [react, other]);
    expect(all.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/a@1',
      'pkg:npm/react@19.1.0',
      'pkg:npm/react@18.0.0',
    ]);
  });
});

describe('a file that the bundler reads', () => {
  it.each([
    ['node_modules/react/index.js', 'node_modules/react'],
    [
      'node_modules/@mui/x-charts/node_modules/@mui/utils/esm/a.js?v=1',
      'node_modules/@mui/x-charts/node_modules/@mui/utils',
    ],
    ['node_modules/.vite/deps/react.js', undefined],
    ['web-user/src/main.tsx', undefined],
  ])('%s belongs to %s', (file, key) => {
    expect(lockfileKeyOf(`${project}${file}`)).toBe(key);
  });
});
