import type { StepKind } from '../../domain/attendance/next-step.js';
import type { MissKind } from '../../domain/attendance/table-record.js';
import type { CalendarDate } from '../../domain/shared/calendar-date.js';
import type { PageAsked, PageFound } from '../shared/page.js';
import type { PersonRow } from '../shared/person-row.js';
import type { Viewer } from '../shared/viewer.js';

export const APPEAL_STATUSES = ['open', 'upheld', 'lifted'] as const;
type AppealStatus = (typeof APPEAL_STATUSES)[number];

export const APPEAL_SORTS = ['id', 'appealedAt'] as const;
export type AppealSort = (typeof APPEAL_SORTS)[number];

export interface AppealFilter {
  readonly id: readonly number[];
  readonly status: AppealStatus;
}

/** An appeal against a step in the console, without anything that other members said. */
export interface AppealRow {
  readonly id: number;
  readonly about: PersonRow | null;
  readonly step: StepKind;
  readonly kind: MissKind;
  /** Local date of the missed table. */
  readonly date: CalendarDate;
  readonly takenAt: Date;
  readonly until: Date;
  readonly note: string;
  readonly appealedAt: Date;
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  readonly status: AppealStatus;
  readonly answer: string | null;
  /** The last decision on the user, null without one: what an answer is decided on. See `DecidedOn`. */
  readonly lastDecisionId: number | null;
  readonly answeredBy: PersonRow | null;
  readonly answeredAt: Date | null;
}

/** Appeals that the reader may answer, open and answered ones: none about themselves or a table-mate. */
export interface AppealQueries {
  page(asked: PageAsked<AppealSort, AppealFilter>, viewer: Viewer): Promise<PageFound<AppealRow>>;
  find(id: number, viewer: Viewer): Promise<AppealRow | null>;
}
