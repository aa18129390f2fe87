import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { AuditEntry, AuditTarget } from './audit-log.js';

export const AUDIT_SORTS = ['at'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

/** Filters of the audit log list in the console. */
export interface AuditFilter {
  readonly id: readonly number[];
  readonly actorId: number;
  readonly action: string;
  readonly targetKind: AuditTarget['kind'];
  readonly targetId: number;
}

/** A stored audit log entry. */
export interface AuditLine {
  readonly id: number;
  readonly at: Date;
  /** Null for jobs, for operators, and for an erased account. */
  readonly actor: PersonRow | null;
  readonly action: string;
  readonly targetKind: string | null;
  readonly targetId: number | null;
  readonly details: NonNullable<AuditEntry['details']>;
}

export interface AuditQueries {
  /**
   * Excludes entries by others about the reader, such as a read of a report about them, and without an `action` views of lists.
   * @returns one page of the list
   */
  page(asked: PageAsked<AuditSort, AuditFilter>, readerId: number): Promise<PageFound<AuditLine>>;
}
