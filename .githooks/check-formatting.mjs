import { execFileSync, spawnSync } from 'node:child_process';

const staged = execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean);
if (staged.length > 0) {
  const prettier = 'node_modules/prettier/bin/prettier.cjs';
  const { status } = spawnSync(
    process.execPath,
    [prettier, '--check', '--ignore-unknown', '--no-error-on-unmatched-pattern', ...staged],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) {
    process.stderr.write('Run: npx prettier --write on these files, and stage them again.\n');
    process.exitCode = 1;
  }
}
