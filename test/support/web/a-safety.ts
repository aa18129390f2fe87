import { jest } from '@jest/globals';
import type { Safety } from '../../../web-user/src/features/chat/safety.js';

/** The safety actions that a chat is given; by default no user is blocked. */
export const aSafety = (fields: Partial<Safety> = {}) => ({
  blocked: new Set<number>(),
  onReportMessage: jest.fn(),
  onBlock: jest.fn(),
  onOpenSafety: jest.fn(),
  ...fields,
});
