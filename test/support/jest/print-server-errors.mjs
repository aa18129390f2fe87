import { addEventHandler } from 'jest-circus';
import { takeServerErrors } from './server-errors.ts';

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name === 'add_test') printWith(currentDescribeBlock.tests.at(-1));
});

/** @param entry a test of jest-circus; when it fails, its error tells what the servers of its thread logged meanwhile */
function printWith(entry) {
  const { fn } = entry;
  if (!fn) return;
  entry.fn = async () => {
    takeServerErrors();
    try {
      await fn();
    } catch (error) {
      const lines = takeServerErrors();
      if (lines.length > 0 && error instanceof Error)
        error.message += `\n\nLogged by the server:\n${lines.join('')}`;
      throw error;
    }
  };
}
