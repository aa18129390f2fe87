/** All that is told about security, in logs and counters; docs/operations.md says what each of them means. */
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
  /** Whose account it is about; null where there is none. */
  readonly accountId: number | null;
  /** The person who acted on the account; absent when it is the account's own. */
  readonly actorId?: number | null;
  /** A word of a closed list, such as a role or the name of a limit; never what a person typed. */
  readonly reason?: string;
}

/** Tells operators what happened. It never fails and never keeps a use case waiting. */
export interface SecurityEvents {
  record(event: SecurityEvent, facts: SecurityFacts): void;
}
