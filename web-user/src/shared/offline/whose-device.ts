const MARK = 'tablemates.signed-in';

/** The id of the person who was signed in when this device last heard of it, or null. Only a hint, never a proof. */
export function whoWasHere(): number | null {
  try {
    return Number(localStorage.getItem(MARK)) || null;
  } catch {
    return null;
  }
}

/** Every window of this browser sees it at once. */
export function rememberWhoIsHere(userId: number | null): void {
  try {
    if (userId === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, String(userId));
  } catch {
    // Private windows refuse. Then the next start is no faster, and nothing is kept.
  }
}
