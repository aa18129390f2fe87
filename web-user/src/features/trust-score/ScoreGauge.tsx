import { POINTS_PER_STEP, trustLevel } from '@domain/trust-score/trust-score.js';
import type { Verification } from '../../shared/api/types.js';
import { label } from '../../shared/labels.js';
import { t } from './messages.js';
import { scoreOf, type StepStatus, stepStatus, STEPS } from './step-status.js';

/** Length of one arc, in percent of the circumference, and of the gap between two. */
const SHARE = 100 / STEPS.length;
const GAP = 5.5;

const RIM: Record<StepStatus['is'], string> = {
  done: 'var(--basil)',
  waiting: 'var(--butter)',
  rejected: 'var(--line)',
  toDo: 'var(--line)',
};

/** Gauge of the trust score: one arc per completed step. */
export function ScoreGauge({ verification }: { verification: Verification }) {
  const score = scoreOf(verification);
  const statuses = STEPS.map((step) => stepStatus(step, verification).is);
  const left = statuses.filter((status) => status !== 'done').length;
  return (
    <div className="flex items-center gap-5">
      <div role="img" aria-label={t('scoreName', { score })} className="relative size-28 shrink-0">
        <svg viewBox="0 0 120 120" aria-hidden className="size-full -rotate-90">
          <circle cx="60" cy="60" r="42" fill="var(--sunken)" />
          <circle cx="60" cy="60" r="36" fill="var(--card)" />
          {statuses.map((status, index) => (
            <circle
              key={STEPS[index]}
              cx="60"
              cy="60"
              r="53"
              fill="none"
              stroke={RIM[status]}
              strokeWidth="9"
              strokeLinecap="round"
              pathLength={100}
              strokeDasharray={`${SHARE - GAP} ${100 - SHARE + GAP}`}
              strokeDashoffset={-(SHARE * index + GAP / 2)}
            />
          ))}
        </svg>
        <p aria-hidden className="absolute inset-0 grid place-content-center text-center leading-none">
          <span className="font-display text-3xl font-bold">{score}</span>
          <span className="text-xs text-muted">{t('outOf')}</span>
        </p>
      </div>
      <div className="min-w-0">
        <p className="font-display text-xl font-bold">{label(trustLevel(score))}</p>
        <p className="mt-1 text-sm text-muted">
          {left ? t('stepsLeft', { left, points: left * POINTS_PER_STEP }) : t('allDone')}
        </p>
      </div>
    </div>
  );
}
