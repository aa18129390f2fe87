import { DAY_MS } from '../../../src/domain/shared/durations.js';
import fc from 'fast-check';
import { nextStep, STEP_KINDS, type TakenStep } from '../../../src/domain/attendance/next-step.js';
import type { MissKind } from '../../../src/domain/attendance/table-record.js';

const day = (days: number) => new Date(Date.UTC(2026, 0, 3) + days * DAY_MS);

/** The steps of a user who misses tables on these days, each assessed two days later. */
function stepsAfter(missed: ReadonlyArray<readonly [at: number, kind?: MissKind]>, attended: number[] = []) {
  const steps: TakenStep[] = [];
  const misses: Array<{ kind: MissKind; at: Date }> = [];
  return missed.map(([at, kind = 'no_show']) => {
    misses.push({ kind, at: day(at) });
    const step = nextStep({ misses, steps, attended: attended.map(day) }, day(at + 2));
    if (step) steps.push(step);
    return step;
  });
}
const kindsAfter = (...args: Parameters<typeof stepsAfter>) =>
  stepsAfter(...args).map((step) => step?.kind ?? null);

describe('The steps', () => {
  it('are a warning, then a later priority for 30 days', () =>
    expect(stepsAfter([[0], [7], [14]])).toEqual([
      { kind: 'warning', takenAt: day(2), until: day(2) },
      { kind: 'later_priority', takenAt: day(9), until: day(39) },
      null,
    ]));

  it('begin with a warning, also for many misses at once', () => {
    const misses = [0, 0, 0, 0].map((at) => ({ kind: 'no_show' as const, at: day(at) }));
    expect(nextStep({ misses, steps: [], attended: [] }, day(2))!.kind).toBe('warning');
  });

  it('do not follow from two late cancellations, but from the third', () => {
    const kind = 'late_cancellation';
    expect(
      kindsAfter([
        [0, kind],
        [7, kind],
        [14, kind],
      ]),
    ).toEqual(['warning', null, 'later_priority']);
  });

  it('are not repeated while they apply', () =>
    expect(kindsAfter([[0], [45], [48, 'late_cancellation']])).toEqual(['warning', 'later_priority', null]));

  it('begin again once all is 90 days ago', () =>
    expect(kindsAfter([[0], [7], [14], [110]])).toEqual(['warning', 'later_priority', null, 'warning']));

  it('do not follow for users who otherwise come', () => {
    const attended = [7, 14, 21, 28, 35];
    expect(kindsAfter([[0], [42]], attended)).toEqual(['warning', null]);
    expect(kindsAfter([[0], [42]])).toEqual(['warning', 'later_priority']);
  });

  it('never skip one', () => {
    const missed = fc.array(
      fc.tuple(fc.nat(300), fc.constantFrom<MissKind>('no_show', 'late_cancellation')),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(missed, fc.array(fc.nat(300)), (days, attended) => {
        const steps = stepsAfter(
          [...days].sort(([a], [b]) => a - b),
          attended,
        ).filter((step) => step !== null);
        for (const step of steps) {
          const milder = STEP_KINDS[STEP_KINDS.indexOf(step.kind) - 1];
          const before = steps.slice(0, steps.indexOf(step));
          if (milder) expect(before.map(({ kind }) => kind)).toContain(milder);
        }
      }),
      { seed: 1 },
    );
  });
});
