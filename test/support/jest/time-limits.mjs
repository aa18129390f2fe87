import { addEventHandler } from 'jest-circus';

/** The runner has no limits of its own: without these, a test that hangs would hang the run. */
const LIMIT_MS = 120_000;
// Taken before a test replaces it by a fake one.
const { setTimeout, clearTimeout } = globalThis;

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name === 'add_test') limit(currentDescribeBlock.tests.at(-1));
  if (name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1));
});

/** @param entry a test or hook of jest-circus, whose function is replaced by one that fails at its limit */
function limit(entry) {
  const { fn, timeout = LIMIT_MS } = entry;
  if (!fn) return;
  entry.fn = async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Took longer than ${timeout} ms`)), timeout);
    });
    await Promise.race([Promise.resolve().then(fn), late]).finally(() => clearTimeout(timer));
  };
}
