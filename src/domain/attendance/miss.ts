import { aggregateOf } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { StepKind, TakenStep } from './next-step.js';
import type { MissKind } from './table-record.js';

/** A missed table as it is assessed. */
interface Missed {
  readonly userId: number;
  readonly matchId: number;
  readonly kind: MissKind;
  readonly at: Date;
  readonly date: CalendarDate;
}

export interface MissState {
  readonly id: number | null;
  readonly userId: number;
  /** Null once the match is deleted. */
  readonly matchId: number | null;
  readonly kind: MissKind;
  /** UTC instant at which the table began. */
  readonly at: Date;
  /** Local date of the table. */
  readonly date: CalendarDate;
  readonly assessedAt: Date;
  readonly step: StepKind | null;
  readonly stepUntil: Date | null;
}

/**
 * A table that a user missed (aggregate root), with the step that followed, if any. It contains nothing of what other
 * members said.
 */
export class Miss extends /* @__PURE__ */ aggregateOf<MissState>()('userId', 'kind', 'at', 'date') {
  static assessed({ userId, matchId, kind, at, date }: Missed, assessedAt: Date): Miss {
    const seat = { id: null, userId, matchId, kind, at, date, assessedAt };
    return new Miss({ ...seat, step: null, stepUntil: null });
  }

  get step(): TakenStep | null {
    return (
      this.data.step && { kind: this.data.step, takenAt: this.data.assessedAt, until: this.data.stepUntil! }
    );
  }

  take({ kind, until }: TakenStep): void {
    this.data.step = kind;
    this.data.stepUntil = until;
  }

  appliesAt(now: Date): boolean {
    return this.data.stepUntil !== null && now < this.data.stepUntil;
  }
}
