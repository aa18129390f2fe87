import type { RateLimit } from '../shared/ports.js';

/** Test mails of one admin. */
export const TEST_MAILS: RateLimit = { name: 'announcement-test-mails', times: 10, perSeconds: 3600 };
