import { configure, prettyDOM } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';

const NAME = 'TestingLibraryElementError';

/** A query that waits fails after each change until it succeeds: only the last failure of a test shows the document. */
configure({ getElementError: (message) => Object.assign(new Error(message ?? undefined), { name: NAME }) });

addEventHandler(({ name }, { currentDescribeBlock }) => {
  if (name !== 'add_test') return;
  const entry = currentDescribeBlock.tests.at(-1);
  const { fn } = entry;
  entry.fn = async () => {
    try {
      await fn();
    } catch (error) {
      if (error?.name === NAME) error.stack += `\n\n${prettyDOM()}`;
      throw error;
    }
  };
});
