import type { RateLimit } from '../shared/ports.js';

/** Messages of one user, in all chats. */
export const CHAT_RATE: RateLimit = { name: 'chat-messages', times: 20, perSeconds: 10 };
