/** What tests import from `@jest/globals`, as the runner sets it. */
export const { expect, test, it, describe, beforeAll, afterAll, beforeEach, afterEach, jest } = globalThis;
