import type { ChatMessage } from '../../../web-user/src/shared/api/types.js';

/** What someone said in a chat: Ada where the writer is 1001, else Mateo. */
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
