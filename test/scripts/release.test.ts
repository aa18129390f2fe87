import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '../../scripts/release.js';
import { ownFolder } from '../support/own-folder.js';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- A table.\n\n## 0.1.0 (2026-01-01)\n\n- A chair.\n';
const folder = ownFolder('test');

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder(), encoding: 'utf8' }).trim();
const textOf = (file: string) => readFile(folder(file), 'utf8');
const write = (file: string, text: string) => writeFile(folder(file), text);

beforeEach(async () => {
  await write('CHANGELOG.md', CHANGELOG);
  await write('package.json', '{"name":"tables","version":"0.1.0"}');
  await write('package-lock.json', '{"version":"0.1.0","packages":{"":{"version":"0.1.0"}}}');
  git('init', '--quiet');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.org');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});

/** In place of the program that runs every operation on a database. */
const record = (project: string): void => writeFileSync(join(project, 'released.json'), '{}');

describe('a release', () => {
  it('writes the changelog and the versions, commits and tags them', async () => {
    release(folder(), '0.2.0', '2026-12-01', record);

    const dated = '## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n### Added\n\n- A table.\n';
    expect(await textOf('CHANGELOG.md')).toBe(
      CHANGELOG.replace('## Unreleased\n\n### Added\n\n- A table.\n', dated),
    );
    expect(JSON.parse(await textOf('package.json'))).toMatchObject({ version: '0.2.0' });
    const lock = { version: '0.2.0', packages: { '': { version: '0.2.0' } } };
    expect(JSON.parse(await textOf('package-lock.json'))).toEqual(lock);
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toContain('released.json');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  });

  it('is refused with uncommitted changes, without a version, for an old tag and without changes', async () => {
    expect(() => release(folder(), 'next', '2026-12-01', record)).toThrow(
      'Give the version: npm run release -- 1.2.3',
    );
    await write('new.txt', '');
    expect(() => release(folder(), '0.2.0', '2026-12-01', record)).toThrow(
      'Commit or remove your changes first.',
    );
    await rm(folder('new.txt'));
    release(folder(), '0.2.0', '2026-12-01', record);
    expect(() => release(folder(), '0.2.0', '2026-12-01', record)).toThrow('v0.2.0 exists already.');
    expect(() => release(folder(), '0.3.0', '2026-12-01', record)).toThrow(
      'CHANGELOG.md has nothing under Unreleased.',
    );
  });
});
