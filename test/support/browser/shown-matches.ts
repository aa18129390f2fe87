/** An init script for a browser that has shown all matches, so that no new one covers the screen. */
export const HAS_SHOWN_MATCHES = `
  // Storage is not available to a page without an address.
  try { localStorage.setItem('tablemates.match-moment', '1e9') } catch {}`;
