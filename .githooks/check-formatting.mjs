import { execFileSync, spawnSync } from 'node:child_process';

const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);
if (staged.length > 0) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...staged],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}Run: npx oxfmt on these files, and stage them again.\n`);
    process.exitCode = 1;
  }
}
