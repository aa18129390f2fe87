/** Replaces `@jest/globals`, of which tests import only this: the rest are globals that the runner sets. */
export const { jest } = globalThis;
