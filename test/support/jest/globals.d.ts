import type * as globals from '@jest/globals';

/** The runner sets these in every test file. `jest` is imported: in the browser's tests it has another clock. */
declare global {
  const describe: typeof globals.describe;
  const it: typeof globals.it;
  const test: typeof globals.test;
  const expect: typeof globals.expect;
  const beforeAll: typeof globals.beforeAll;
  const afterAll: typeof globals.afterAll;
  const beforeEach: typeof globals.beforeEach;
  const afterEach: typeof globals.afterEach;
}
