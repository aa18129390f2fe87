/** Replaces `@jest/globals` by the globals that the runner sets. */
export const { expect, test, it, describe, beforeAll, afterAll, beforeEach, afterEach, jest } = globalThis;
