import type { RateLimit } from '../shared/ports.js';

export const PLANNING: RateLimit = { name: 'meetups-planned', times: 10, perSeconds: 86_400 };
/** Each change of the venue sends a chat message and mails, so changes are limited. */
export const CHANGING: RateLimit = { name: 'meetups-changed', times: 20, perSeconds: 86_400 };
/** Making the links to public pages. */
export const SHARING: RateLimit = { name: 'meetups-shared', times: 30, perSeconds: 3_600 };
/** Pages and pictures together, per network of the visitors; a campus may be one. */
export const OPENING_LINKS: RateLimit = { name: 'meetup-links-opened', times: 300, perSeconds: 600 };
/** Each join and leave posts a system message, so they are limited. */
export const ATTENDING: RateLimit = { name: 'meetups-joined', times: 30, perSeconds: 3_600 };
