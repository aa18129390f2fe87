import { addEventHandler } from 'jest-circus';
import { takeServerErrors } from './server-errors.ts';

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name === 'add_test') explain(currentDescribeBlock.tests.at(-1));
  if (name === 'add_hook') explain(currentDescribeBlock.hooks.at(-1));
});

/**
 * @param entry a test or hook of jest-circus; when it fails, its error tells what caused it and what the servers of its
 *   process logged meanwhile. The runner prints the stack, which does not follow a change of the message.
 */
function explain(entry) {
  const { fn } = entry;
  if (!fn) return;
  entry.fn = async () => {
    takeServerErrors();
    try {
      await fn();
    } catch (error) {
      if (error instanceof Error) error.stack += [...causesOf(error), ...loggedLines()].join('');
      throw error;
    }
  };
}

function* causesOf(error) {
  for (let { cause } = error; cause; { cause } = cause) yield `\n\nCaused by: ${cause.stack ?? cause}`;
}

function loggedLines() {
  const lines = takeServerErrors();
  return lines.length > 0 ? ['\n\nLogged by the server:\n', ...lines] : [];
}
