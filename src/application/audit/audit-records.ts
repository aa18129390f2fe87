import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { AuditEntry, AuditTarget } from './audit-log.js';

export const AUDIT_SORTS = ['id', 'at'] as const;
export type AuditSort = (typeof AUDIT_SORTS)[number];

/** What the console narrows the audit log by. */
export interface AuditFilter {
  readonly id: readonly number[];
  readonly actorId: number;
  readonly action: string;
  readonly targetKind: AuditTarget['kind'];
  readonly targetId: number;
}

/** A line of the audit log. */
export interface AuditLine {
  readonly id: number;
  readonly at: Date;
  /** Null for the product itself, for an operator, and where the account is gone. */
  readonly actor: PersonRow | null;
  readonly action: string;
  readonly targetKind: string | null;
  readonly targetId: number | null;
  readonly details: NonNullable<AuditEntry['details']>;
}

export interface AuditQueries {
  /** Without what others did about the reader, such as looking into a report about them or proposing to end their account. */
  page(asked: PageAsked<AuditSort, AuditFilter>, readerId: number): Promise<PageFound<AuditLine>>;
}
