import type { RateLimit } from '../shared/ports.js';

export const PLANNING: RateLimit = { name: 'meetups-planned', times: 10, perSeconds: 86_400 };
/** A changed place is told to everyone, whose chat and mail nobody may fill with it. */
export const CHANGING: RateLimit = { name: 'meetups-changed', times: 20, perSeconds: 86_400 };
/** Each coming and going is told in the chat of a table, which nobody may fill with it. */
export const ATTENDING: RateLimit = { name: 'meetups-joined', times: 30, perSeconds: 3_600 };
