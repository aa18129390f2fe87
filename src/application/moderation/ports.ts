/** What a line of the audit log is about. */
export interface AuditTarget {
  readonly kind: 'user' | 'verification' | 'report' | 'meetup' | 'match' | 'matching' | 'staff';
  readonly id: number;
}

/** Something that staff did or looked at. */
export interface AuditEntry {
  /** Whose hand it was; null for the product itself and for an operator at the command line. */
  readonly actorId: number | null;
  /** A verb in the past behind the name of what it was done to, such as `verification.approved`. */
  readonly action: string;
  readonly target: AuditTarget | null;
  /** Small plain facts, such as a reason; never a name, an address or what somebody wrote. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Lines are added and never changed. Inside a unit of work a line is kept or dropped with it. */
export interface AuditLog {
  write(entry: AuditEntry): Promise<void>;
}

/** Who knows whom from a table. */
export interface TableMates {
  /**
   * Whether two people have, or had within the last eight weeks, a seat at the same table, whatever became of it. Nobody
   * decides about a table-mate.
   */
  areTableMates(one: number, other: number, now: Date): Promise<boolean>;
}
