import { devicePreference, setDevicePreference } from '../../shared/device-preference.js';

const LAST = 'home-safe';

/** Remembers on this device that a member has answered, never what. */
export const rememberHomeSafe = (userId: number, matchId: number): boolean =>
  setDevicePreference(LAST, `${userId} ${matchId}`);

/** Whether the member has answered on this device. */
export const isHomeSafeAnswered = (userId: number, matchId: number): boolean =>
  devicePreference(LAST) === `${userId} ${matchId}`;
