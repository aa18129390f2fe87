// A separate import, because the version check must run before modules that need the version.
import './node-version.mjs';

try {
  const { build } = await import('./build.ts');
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// An option, because npm scripts cannot set variables on every system.
if (process.argv.includes('--worker')) process.env.ROLES = 'worker';
process.setSourceMapsEnabled(true);
// Imported into this process, so that it receives signals and returns the exit code; `--demo` is in argv.
await import('../dist/infrastructure/main.js');
