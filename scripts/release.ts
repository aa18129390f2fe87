import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const UNRELEASED = '## Unreleased\n';

/**
 * @param day the day of the release, `YYYY-MM-DD`
 * @returns the changelog with what was unreleased under the version
 * @throws Error if nothing is unreleased
 */
export function changelogWith(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(UNRELEASED);
  const content = after?.split('\n## ')[0]?.trim();
  if (before === undefined || !content) throw new Error('CHANGELOG.md has nothing under Unreleased.');
  return `${before}${UNRELEASED}\n## ${version} (${day})\n${after}`;
}

/**
 * Makes a release in a git repository: the changelog, both version fields, what the release expects of the database, one
 * commit and its tag. Pushes nothing.
 * @param record writes what the release expects of the database
 * @throws Error one line if the version is no new one, or files are uncommitted
 */
export function release(
  folder: string,
  version: string,
  day: string,
  record: (folder: string) => void = recordDatabase,
): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Give the version: npm run release -- 1.2.3');
  if (git('status', '--porcelain')) throw new Error('Commit or remove your changes first.');
  if (git('tag', '--list', `v${version}`)) throw new Error(`v${version} exists already.`);

  const changelog = `${folder}/CHANGELOG.md`;
  writeFileSync(changelog, changelogWith(readFileSync(changelog, 'utf8'), version, day));
  for (const file of ['package.json', 'package-lock.json']) writeVersion(`${folder}/${file}`, version);
  record(folder);
  git('add', '--all');
  git('commit', '--quiet', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Tablemates ${version}`);
}

/** Takes about half a minute. See scripts/record-database.ts. */
function recordDatabase(folder: string): void {
  const program = ['--import', './scripts/typescript.mjs', 'scripts/record-database.ts'];
  execFileSync(process.execPath, program, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function writeVersion(file: string, version: string): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    packages?: Record<string, { version: string }>;
  };
  content.version = version;
  if (content.packages) content.packages['']!.version = version;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const today = new Date().toISOString().slice(0, 10);
    release(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? '', today);
    console.log(
      'Then: git push --follow-tags. The workflow of releases builds, signs and publishes the image.',
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
