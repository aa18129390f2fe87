/** Security events in logs and metrics. See docs/operations.md for the meaning of each. */
export const SECURITY_EVENTS = [
  'member_signed_in',
  'member_sign_in_failed',
  'staff_signed_in',
  'staff_sign_in_failed',
  'second_factor_accepted',
  'second_factor_failed',
  'limit_reached',
  'origin_refused',
  'role_changed',
  'review_claimed',
  'session_ended',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface SecurityFacts {
  /** Account that the event concerns; null if unknown. */
  readonly accountId: number | null;
  /** The user who acted on the account; absent for the user's own actions. */
  readonly actorId?: number | null;
  /** A constant such as a role or the name of a rate limit; never user input. */
  readonly reason?: string;
}

/** Logs and counts security events. Never throws and never blocks. */
export interface SecurityEvents {
  record(event: SecurityEvent, facts: SecurityFacts): void;
}
