import { readFileSync } from 'node:fs';

const MAX_LENGTH = 60;
/** Git writes these subjects itself. */
const GENERATED = /^(Merge |Revert "|fixup! |squash! |amend! )/;
/** Plain verbs of what a commit does. One that is missing is added here. */
const VERBS = new Set(
  `Accept Add Allow Answer Apply Ask Audit Avoid Bound Build Cache Change Check Choose Close Compare Compute Convert Copy Correct
  Count Cover Declare Delete Describe Document Draw Drop End Explain Export Extract Find Fix Follow Format Generate Give Handle Hide
  Hold Ignore Import Inline Keep Let Limit List Load Lock Log Make Mark Measure Merge Move Name Offer Open Parse Pass Pin Prevent
  Print Propose Protect Prove Publish Put Read Record Reduce Refuse Reject Release Remove Rename Replace Report Require Reset Restore
  Return Reuse Revert Run Save Say Search Send Serve Set Share Show Simplify Skip Sort Split Start State Stop Store Support Take Test
  Tell Trim Turn Update Upgrade Use Validate Verify Wait Warn Write`.split(/\s+/),
);

/** What is wrong with the subject of a commit, or null. */
function flawOf(subject) {
  if (GENERATED.test(subject)) return null;
  const [verb = ''] = subject.split(' ');
  if (subject.length > MAX_LENGTH)
    return `has ${subject.length} characters, at most ${MAX_LENGTH} are allowed`;
  if (!/^[A-Z][a-z]+$/.test(verb))
    return 'has to start with a capitalized verb, without a prefix such as "fix:"';
  if (!VERBS.has(verb))
    return `has to start with a plain verb of .githooks/check-subject.mjs, such as Add; not "${verb}"`;
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
