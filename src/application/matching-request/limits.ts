import type { RateLimit } from '../shared/ports.js';

/** Per user. Each one causes a run over its slot, whose outcome could tell who waits there if it were asked in series. */
export const OPENING_REQUESTS: RateLimit = { name: 'requests-opened', times: 20, perSeconds: 3_600 };
export const WITHDRAWING_REQUESTS: RateLimit = { name: 'requests-withdrawn', times: 20, perSeconds: 3_600 };
