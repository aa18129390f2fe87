import { addEventHandler } from 'jest-circus';

/** The runner has no timeouts: a test that hangs would block the run. */
const LIMIT_MS = 120_000;
// Captured before a test replaces it by fake timers.
const { setTimeout, clearTimeout } = globalThis;

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name === 'add_test') limit(currentDescribeBlock.tests.at(-1));
  if (name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1));
});

/** @param entry a test or hook of jest-circus; its function is replaced by one with a timeout */
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
