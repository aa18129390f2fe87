/** What a link allows; a token of one purpose is refused for every other one. */
export type LinkPurpose =
  | 'attendance'
  | 'unsubscribe'
  | 'calendar_feed'
  | 'home_safe'
  | 'weekly_question'
  | 'sign_up_place'
  | 'socket_check';

/** Signed, expiring tokens for links that work without a session. */
export interface SignedLinks {
  sign(purpose: LinkPurpose, subject: string, expiresAt: Date): string;
  /** @returns the subject; null if the token is not ours, of another purpose or expired */
  read(purpose: LinkPurpose, token: string): string | null;
}
