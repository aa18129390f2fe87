/** What a link may be used for; a link of one purpose is invalid for all others. */
export type LinkPurpose = 'attendance' | 'unsubscribe' | 'calendar_feed' | 'plan_share' | 'home_safe';

/**
 * Tokens for links that work without signing in. A token is not secret content: its subject can be decoded by its
 * holder, so it must be an id that reveals nothing.
 */
export interface SignedLinks {
  /** @param subject 1 to 100 characters of `[A-Za-z0-9:_-]` @returns a token of URL-safe characters @throws RangeError */
  sign(purpose: LinkPurpose, subject: string, expiresAt: Date): string;
  /** @returns the subject, or null when the token was changed, has expired or is of another purpose */
  read(purpose: LinkPurpose, token: string): string | null;
}
