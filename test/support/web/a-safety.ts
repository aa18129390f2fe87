import { jest } from '@jest/globals';
import type { Safety } from '../../../web-user/src/features/chat/safety.js';

/** What a chat is given for somebody to whom another does no good; nobody is blocked unless it says so. */
export const aSafety = (fields: Partial<Safety> = {}) => ({
  blocked: new Set<number>(),
  onReportMessage: jest.fn(),
  onBlock: jest.fn(),
  onChoosePerson: jest.fn(),
  ...fields,
});
