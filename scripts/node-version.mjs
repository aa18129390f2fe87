// Preloaded on any Node version: no import, and only syntax that an old Node can parse.

/**
 * The error message for an unsupported Node version. See ADR 5.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} one line of help for an unsupported version; undefined if it is supported
 */
export function refusalOf(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return undefined;
  const help = 'npm scripts bring their own after npm ci (npm start, npm test -- NAME), or install Node 24';
  return `Tablemates needs Node 22.18 or newer and this is ${version}: ${help}.`;
}

const refusal = refusalOf(process.versions.node);
if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.exit(1);
}
