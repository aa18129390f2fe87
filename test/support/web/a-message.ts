import type { ChatMessage } from '../../../web-user/src/shared/api/types.js';

/** A message, by Ada for the user id 1001, or else by Mateo. */
export const aMessage = (id: number, text: string, userId = 1002): ChatMessage => ({
  id,
  message: text,
  createdAt: '2026-11-21T12:00:00Z',
  deleted: false,
  user: {
    id: userId,
    username: userId === 1001 ? 'Ada' : 'Mateo',
    firstName: 'x',
    profileImageUrl: null,
    ageRange: null,
  },
  line: null,
});
