import type { ReportEvidence, ReportedMessage } from '../../domain/moderation/report-evidence.js';
import type { ReportKind, ReportReason, ReportSource, ReportStatus } from '../../domain/moderation/report.js';
import type { CaseFilter, CaseRow, CaseSort } from '../review-cases/case-views.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

/** Filters of the console's list of reports. */
export interface ReportFilter extends CaseFilter {
  /** `open`: without a decision. */
  readonly status: ReportStatus | 'open';
  readonly kind: ReportKind;
  readonly reason: ReportReason;
}

/** A report in the console's list. */
export interface ReportEntry extends CaseRow {
  readonly kind: ReportKind;
  readonly reason: ReportReason;
  readonly source: ReportSource;
  readonly status: ReportStatus;
  readonly about: PersonRow | null;
  /** The reporter; null while withheld. */
  readonly by: PersonRow | null;
  /** Whether a conflict of interest withholds reporter, note and evidence from the reader. */
  readonly isWithheld: boolean;
  /** Number of reports about the same user that the reader may know of, including this one. */
  readonly reportsAboutThem: number;
}

/** A message of the snapshot, with the current name of its author. */
export interface EvidentMessage extends Omit<ReportedMessage, 'userId'> {
  /** Null once the account is deleted; `firstName` stays. */
  readonly by: PersonRow | null;
}

export interface ReportRecord extends ReportEntry {
  readonly note: string | null;
  readonly targetId: number;
  readonly matchId: number | null;
  readonly decisionNote: string | null;
  /** The last decision on the reported user, null without one: what a suspension from here is decided on. */
  readonly aboutLastDecisionId: number | null;
  /** Null while withheld and after its retention. */
  readonly evidence:
    | (Omit<ReportEvidence, 'messages'> & { readonly messages: readonly EvidentMessage[] })
    | null;
}

/**
 * Reports as a moderator may read them. Hidden reports (`isHiddenFrom`) are neither found nor counted; with another
 * conflict of interest, private fields are null in the query result.
 */
export interface ReportQueries {
  page(asked: PageAsked<CaseSort, ReportFilter>, reading: Viewer): Promise<PageFound<ReportEntry>>;
  find(id: number, reading: Viewer): Promise<ReportRecord | null>;
}
