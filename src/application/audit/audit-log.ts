/** What lines of the audit log are about. */
export const AUDIT_TARGETS = [
  'user',
  'verification',
  'report',
  'meetup',
  'match',
  'matching',
  'staff',
] as const;

export interface AuditTarget {
  readonly kind: (typeof AUDIT_TARGETS)[number];
  readonly id: number;
}

/** Something that staff did or looked at. */
export interface AuditEntry {
  /** Whose hand it was; null for the product itself and for an operator at the command line. */
  readonly actorId: number | null;
  /** A verb in the past behind the name of what it was done to, such as `verification.approved`. */
  readonly action: string;
  readonly target: AuditTarget | null;
  /** Small plain facts, such as a reason; never a name, an address or a user's text. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Lines are added and never changed. Inside a unit of work a line is kept or dropped with it. */
export interface AuditLog {
  write(entry: AuditEntry): Promise<void>;
}
