import type { RateLimit } from '../shared/ports.js';

/** Per user. A change of languages causes a run, whose outcome could tell who waits there if it were asked in series. */
export const PRIVATE_PREFERENCE_CHANGES: RateLimit = {
  name: 'private-preference-changes',
  times: 20,
  perSeconds: 3_600,
};
