import { DAY_MS } from '../shared/durations.js';
import { burdenOf, type CountedMiss, MISS_DAYS } from './burden.js';

/** The consequences of misses, mildest first. */
export const STEP_KINDS = ['warning', 'later_priority'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** From which burden on (included) a step can be taken; any miss that counts is worth a warning. */
const STEP_FROM: Readonly<Record<StepKind, number>> = { warning: 0, later_priority: 1.2 };
/** Days for which a step applies; a warning changes nothing. */
const STEP_DAYS: Readonly<Record<StepKind, number>> = { warning: 0, later_priority: 30 };

export interface TakenStep {
  readonly kind: StepKind;
  readonly takenAt: Date;
  /** UTC instant of its end (excluded); equal to `takenAt` for a warning. */
  readonly until: Date;
}

/** What counts for and against a user. */
export interface AttendanceHistory {
  readonly misses: readonly CountedMiss[];
  readonly steps: readonly TakenStep[];
  /** UTC instants at which the attended tables began. */
  readonly attended: readonly Date[];
}

/**
 * The step that follows a new miss, which is part of the history. Never skips a step.
 * @returns null when the miss only counts
 */
export function nextStep({ misses, steps, attended }: AttendanceHistory, now: Date): TakenStep | null {
  const recent = steps.filter(({ takenAt }) => now.getTime() - takenAt.getTime() < MISS_DAYS * DAY_MS);
  const reached = Math.max(-1, ...recent.map(({ kind }) => STEP_KINDS.indexOf(kind)));
  const due = Math.min(levelOf(burdenOf(misses, attended, now)), reached + 1);
  const kind = STEP_KINDS[due];
  if (!kind || isKnown(kind, recent, now)) return null;
  return { kind, takenAt: now, until: new Date(now.getTime() + STEP_DAYS[kind] * DAY_MS) };
}

/** @returns the index of the strongest step that a burden allows; -1 for none */
function levelOf(burden: number): number {
  if (burden <= 0) return -1;
  return STEP_KINDS.findLastIndex((kind) => burden >= STEP_FROM[kind]);
}

/** Whether the user need not be told again: of a warning within 90 days, of another step while it applies. */
const isKnown = (kind: StepKind, recent: readonly TakenStep[], now: Date): boolean =>
  kind === 'warning' ? recent.length > 0 : recent.some((step) => step.kind === kind && now < step.until);
