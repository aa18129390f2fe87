const NOTE = 'friend-link';

/** Keeps the link of a friend over sign-in and sign-up, in this tab. */
export function keepFriendLink(): void {
  const { search } = window.location;
  if (!new URLSearchParams(search).has('friend')) return;
  try {
    sessionStorage.setItem(NOTE, search);
  } catch {
    // Without storage the code can be typed.
  }
}

/** The query of the kept link; empty for none. */
export function keptFriendLink(): string {
  try {
    return sessionStorage.getItem(NOTE) ?? '';
  } catch {
    return '';
  }
}

export function forgetFriendLink(): void {
  try {
    sessionStorage.removeItem(NOTE);
  } catch {
    // Nothing was kept.
  }
}
