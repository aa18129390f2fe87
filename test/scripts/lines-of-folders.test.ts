import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOfFolders } from '../../scripts/lines-of-folders.js';

let root: string;
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...parameters], { cwd: root });
const commit = (lines: number) => {
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/deep/a.ts'), 'a\n'.repeat(lines));
  git('add', '.');
  git('commit', '--quiet', '--no-verify', '-m', 'Add lines');
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lines-'));
  git('init', '--quiet');
  commit(3);
});
afterEach(() => rmSync(root, { recursive: true }));

it('lines of a folder are those of all its files, beside those of the last release', () => {
  git('tag', 'v0.1.0');
  commit(5);
  expect(linesOfFolders(root)).toMatch(/^Lines now and in v0\.1\.0:\nsrc +5 +3\n$/);
});

it('before the first release there is nothing to compare with, and the lines say so', () => {
  expect(linesOfFolders(root)).toMatch(/^Lines now; there is no release tag to compare with:\nsrc +3\n$/);
});
