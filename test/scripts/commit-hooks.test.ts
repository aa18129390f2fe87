import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Git reads no configuration but that of the repository, and no variable of a hook that runs this test. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

let repository: string;
const git = (...words: string[]) =>
  spawnSync('git', words, { cwd: repository, env: environment, encoding: 'utf8' });

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'tablemates-hooks-'));
  cpSync(join(PROJECT, '.githooks'), join(repository, '.githooks'), { recursive: true });
  cpSync(join(PROJECT, '.oxfmtrc.json'), join(repository, '.oxfmtrc.json'));
  symlinkSync(join(PROJECT, 'node_modules'), join(repository, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: repository, env: environment });
  git('config', 'core.hooksPath', '.githooks');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
});

afterAll(() => rmSync(repository, { recursive: true, force: true }));

const commit = (subject: string) => git('commit', '--allow-empty', '--quiet', '--message', subject);

describe('the subject of a commit', () => {
  it.each(['Add a hook', 'Show the demo with meetups', 'Merge branch "main"', `Add ${'x'.repeat(56)}`])(
    'may be %j',
    (subject) => {
      expect(commit(subject)).toMatchObject({ status: 0, stderr: '' });
    },
  );

  it.each([
    ['Added a hook', 'has to start with a plain verb'],
    ['Seat people well', 'has to start with a plain verb'],
    ['fix: a hook', 'has to start with a capitalized verb'],
    ['Add a hook.', 'has to end without a period'],
    [`Add ${'x'.repeat(57)}`, 'has 61 characters, at most 60'],
  ])('may not be %j', (subject, reason) => {
    const { status, stderr } = commit(subject);
    expect(stderr).toContain(reason);
    expect(status).not.toBe(0);
  });
});

describe('the staged files', () => {
  it('are refused while one of them is not formatted', () => {
    writeFileSync(join(repository, 'a.ts'), 'const  a = "1"\n');
    git('add', 'a.ts');
    const { status, stderr } = commit('Add a file');
    expect(stderr).toContain('a.ts');
    expect(status).not.toBe(0);
  });

  it('are accepted once they are formatted, with other files beside them', () => {
    writeFileSync(join(repository, 'a.ts'), "const a = '1';\n");
    writeFileSync(join(repository, 'picture.bin'), 'no language');
    git('add', 'a.ts', 'picture.bin');
    expect(commit('Add a file')).toMatchObject({ status: 0, stderr: '' });
  });
});
