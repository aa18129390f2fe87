// Loaded before anything else of ours, by a Node of any age: no import, and nothing that an old Node lacks.

/**
 * What to tell a person whose Node is too old for Tablemates. See ADR 5.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} one line, or nothing when the version will do
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
