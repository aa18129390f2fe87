const MARK = 'tablemates.signed-in';

/** The id of the user who was last signed in on this device, or null. A hint, not an authentication. */
export function lastSignedInUser(): number | null {
  try {
    return Number(localStorage.getItem(MARK)) || null;
  } catch {
    return null;
  }
}

/** Stored in local storage, which all windows of this browser share. */
export function setLastSignedInUser(userId: number | null): void {
  try {
    if (userId === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, String(userId));
  } catch {
    // Private windows fail: the next start is slower and nothing is saved offline.
  }
}
