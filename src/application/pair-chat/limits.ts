import type { RateLimit } from '../shared/ports.js';

export const ANSWERING_CHAT_OFFERS: RateLimit = { name: 'chat-offer-answers', times: 20, perSeconds: 600 };
