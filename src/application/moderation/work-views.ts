import type { ClaimRow } from '../review-cases/case-views.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const WORK_KINDS = ['id', 'picture', 'report', 'appeal', 'ending'] as const;
type WorkKind = (typeof WORK_KINDS)[number];

export interface WorkFilter {
  readonly kind: WorkKind;
  /** Whether the reader has a valid claim. */
  readonly mine: boolean;
}

/** An open review case, appeal or proposed ending. */
export interface WorkRow extends ClaimRow {
  /** Unique over all kinds, such as `report-1001`. */
  readonly id: string;
  readonly kind: WorkKind;
  readonly targetId: number;
  /** Id of the user it is about; null for a deleted account. */
  readonly userId: number | null;
  readonly about: PersonRow | null;
  readonly reason: string | null;
  readonly since: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
}

export interface WorkQueries {
  /** Everything without a decision, except what is about the reader, and hidden reports (`isHiddenFrom`). */
  page(asked: PageAsked<'dueAt', WorkFilter>, reading: Viewer): Promise<PageFound<WorkRow>>;
}
