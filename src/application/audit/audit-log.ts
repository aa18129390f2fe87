/** Kinds of objects that an audit log entry refers to. */
export const AUDIT_TARGETS = [
  'user',
  'verification',
  'report',
  'meetup',
  'match',
  'matching',
  'staff',
  'job',
  'announcement',
  'invitation',
] as const;

export interface AuditTarget {
  readonly kind: (typeof AUDIT_TARGETS)[number];
  readonly id: number;
}

/** One action or read access of staff. */
export interface AuditEntry {
  /** The acting user; null for jobs and for an operator at the command line. */
  readonly actorId: number | null;
  /** Format: object, dot, verb in the past tense, such as `verification.approved`. */
  readonly action: string;
  readonly target: AuditTarget | null;
  /** Scalar facts such as a reason. Never contains personal data or user input. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Append-only log. An entry is committed or rolled back with the transaction of the caller. */
export interface AuditLog {
  write(entry: AuditEntry): Promise<void>;
}
