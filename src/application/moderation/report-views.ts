import type { ReportEvidence, ReportedMessage } from '../../domain/moderation/report-evidence.js';
import type { ReportKind, ReportReason, ReportStatus } from '../../domain/moderation/report.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const REPORT_SORTS = ['id', 'submittedAt', 'dueAt'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

/** What the console narrows its list of reports by. */
export interface ReportFilter {
  readonly id: readonly number[];
  /** `open`: not decided yet. */
  readonly status: ReportStatus | 'open';
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  /** The user it is about. */
  readonly userId: number;
  /** Claimed by the viewer. */
  readonly mine: boolean;
}

/** A report in the console's list. Once a claim has run out, the report is `submitted` again. */
export interface ReportEntry {
  readonly id: number;
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  readonly status: ReportStatus;
  readonly about: PersonRow | null;
  /** Who reported; null while it is withheld. */
  readonly by: PersonRow | null;
  /** The reader knows one of the people, or sat at the table: reporter, words and evidence are kept from them. */
  readonly isWithheld: boolean;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** With the moment until which, while a claim is in force. */
  readonly claimedBy: PersonRow | null;
  readonly claimedUntil: Date | null;
  readonly decidedBy: PersonRow | null;
  readonly decidedAt: Date | null;
  /** How many reports there are about the same person, this one included. */
  readonly reportsAboutThem: number;
}

/** A message as it was copied, with its author as they are called now. */
export interface EvidentMessage extends Omit<ReportedMessage, 'userId'> {
  readonly by: PersonRow | null;
}

export interface ReportRecord extends ReportEntry {
  readonly note: string | null;
  readonly targetId: number;
  readonly matchId: number | null;
  readonly decisionNote: string | null;
  /** Null once it is erased. */
  readonly evidence:
    (Omit<ReportEvidence, 'messages'> & { readonly messages: readonly EvidentMessage[] }) | null;
}

/**
 * What is reported about a moderator is not there for them, and what is reported about or by people they know is
 * withheld: what is private about it does not leave the database.
 */
export interface ReportQueries {
  page(asked: PageAsked<ReportSort, ReportFilter>, reading: Viewer): Promise<PageFound<ReportEntry>>;
  find(id: number, reading: Viewer): Promise<ReportRecord | null>;
}
