import { inStorage } from '../storage.js';

const MARK = 'tablemates.signed-in';

/** The id of the user who was last signed in on this device, or null. A hint, not an authentication. */
export const lastSignedInUser = (): number | null =>
  inStorage(() => Number(localStorage.getItem(MARK)) || null, null);

/** Stored in local storage, which all windows of this browser share. Without it the next start is slower and nothing is saved offline. */
export const setLastSignedInUser = (userId: number | null): void =>
  inStorage(
    () => (userId === null ? localStorage.removeItem(MARK) : localStorage.setItem(MARK, String(userId))),
    undefined,
  );
