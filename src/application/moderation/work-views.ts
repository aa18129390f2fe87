import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const WORK_KINDS = ['id', 'picture', 'report', 'appeal', 'ending'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

export interface WorkFilter {
  readonly kind: WorkKind;
  /** Claimed by the viewer. */
  readonly mine: boolean;
}

/** Something that waits for a moderator. */
export interface WorkRow {
  /** Unlike any other's, such as `report-1001`. */
  readonly id: string;
  readonly kind: WorkKind;
  readonly targetId: number;
  /** The user it is about. */
  readonly userId: number | null;
  readonly about: PersonRow | null;
  readonly reason: string | null;
  readonly since: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** With the moment until which, while a claim is in force. */
  readonly claimedBy: PersonRow | null;
  readonly claimedUntil: Date | null;
}

export interface WorkQueries {
  /** All undecided cases except those about the viewer. */
  page(asked: PageAsked<'dueAt', WorkFilter>, reading: Viewer): Promise<PageFound<WorkRow>>;
}
