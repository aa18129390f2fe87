import type { ClaimRow } from '../review-cases/case-views.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const WORK_KINDS = ['id', 'picture', 'report', 'appeal', 'ending'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export interface WorkFilter {
  readonly kind: WorkKind;
  /** Held by whoever asks. */
  readonly mine: boolean;
}

/** Something that waits for a moderator. */
export interface WorkRow extends ClaimRow {
  /** Unlike any other's, such as `report-1001`. */
  readonly id: string;
  readonly kind: WorkKind;
  readonly targetId: number;
  /** Whom it is about. */
  readonly userId: number | null;
  readonly about: PersonRow | null;
  readonly reason: string | null;
  readonly since: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
}

export interface WorkQueries {
  /** Everything nobody has decided yet, apart from what is about whoever reads. */
  page(asked: PageAsked<'dueAt', WorkFilter>, reading: Viewer): Promise<PageFound<WorkRow>>;
}
