import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { readVersion } from '../../../src/infrastructure/config/version.js';
import { ownFolder } from '../../support/own-folder.js';

const BUILT = '0123456789abcdef0123456789abcdef01234567';
const folder = ownFolder('test');

beforeEach(async () => {
  await writeFile(folder('package.json'), '{"name":"tables","version":"1.2.3"}');
});

/** Runs git in the folder as a person whose settings do not matter. */
function git(...words: string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...words], { cwd: folder(), encoding: 'utf8' }).trim();
}

function commitOnce(): string {
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=Begin');
  return git('rev-parse', 'HEAD');
}

describe('the version of the product', () => {
  it('is that of package.json, and its commit is unknown without git and outside an image', () => {
    expect(readVersion(folder())).toEqual({ name: 'tables', version: '1.2.3', commit: 'unknown' });
  });

  it('has the commit that the build of the image wrote', async () => {
    commitOnce();
    await writeFile(folder('.commit'), `${BUILT}\n`);
    expect(readVersion(folder()).commit).toBe(BUILT);
  });

  it('has the commit of git if the build of the image was given none', async () => {
    const commit = commitOnce();
    await writeFile(folder('.commit'), 'unknown\n');
    expect(readVersion(folder()).commit).toBe(commit);
  });

  it('has the commit of the branch, also when git has packed its branches', () => {
    const commit = commitOnce();
    expect(readVersion(folder()).commit).toBe(commit);
    git('pack-refs', '--all');
    expect(readVersion(folder()).commit).toBe(commit);
  });

  it('has the commit of a checked out tag', () => {
    const commit = commitOnce();
    git('checkout', '--quiet', '--detach');
    expect(readVersion(folder()).commit).toBe(commit);
  });

  it('has the commit of a worktree of the repository', () => {
    const commit = commitOnce();
    git('worktree', 'add', '--quiet', 'copy', '-b', 'other');
    execFileSync('cp', ['package.json', 'copy/'], { cwd: folder() });
    git('commit', '--quiet', '--allow-empty', '--message=Go on');
    expect(readVersion(folder('copy')).commit).toBe(commit);
  });
});
