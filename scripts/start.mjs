// Node's own modules only, and none that an old Node lacks: the version is looked at before anything else is loaded.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  const help = 'run npm ci and npm start, which bring their own, or install Node 24 (nvm install)';
  process.stderr.write(
    `Tablemates needs Node 22.18 or newer and this is ${process.versions.node}: ${help}.\n`,
  );
  process.exit(1);
}

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
