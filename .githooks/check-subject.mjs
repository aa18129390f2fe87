import { readFileSync } from 'node:fs';

const MAX_LENGTH = 60;
/** Git writes these subjects itself. */
const GENERATED = /^(Merge |Revert "|fixup! |squash! |amend! )/;
/** Endings of words that are not imperatives: "Added", "Adds", "Adding". */
const NOT_IMPERATIVE = /^\w+(ed|ing|[^s]s)$/i;
const IMPERATIVES = new Set([
  'Embed',
  'Feed',
  'Need',
  'Seed',
  'Speed',
  'Shed',
  'Bring',
  'String',
  'Bias',
  'Canvas',
]);

/** What is wrong with the subject of a commit, or null. */
function flawOf(subject) {
  if (GENERATED.test(subject)) return null;
  const [verb = ''] = subject.split(' ');
  if (subject.length > MAX_LENGTH)
    return `has ${subject.length} characters, at most ${MAX_LENGTH} are allowed`;
  if (!/^[A-Z][a-z]+$/.test(verb))
    return 'has to start with a capitalized verb, without a prefix such as "fix:"';
  if (NOT_IMPERATIVE.test(verb) && !IMPERATIVES.has(verb))
    return `has to be imperative: "Add", not "${verb}"`;
  if (subject.endsWith('.')) return 'has to end without a period';
  return null;
}

const [subject = ''] = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'));
const flaw = flawOf(subject.trimEnd());
if (flaw) {
  process.stderr.write(`The subject of the commit ${flaw}. See CONTRIBUTING.md.\n`);
  process.exitCode = 1;
}
