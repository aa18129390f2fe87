// Imported alone, so that the version is looked at before anything is loaded that needs it.
import './node-version.mjs';

try {
  const { build } = await import('./build.ts');
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

process.setSourceMapsEnabled(true);
// In this very process, so that signals reach the server and its exit code is the command's; `--demo` stands in argv.
await import('../dist/infrastructure/main.js');
