import { POINTS_PER_STEP } from '@domain/trust-score/trust-score.js';
import { FILE_RETENTION_DAYS } from '@domain/trust-score/verification-review.js';
import {
  Cake,
  Camera,
  Check,
  Hourglass,
  IdCard,
  type LucideIcon,
  Mail,
  RotateCcw,
  Smartphone,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Review } from '../../shared/api/types.js';
import { dayBefore } from '../../shared/dates.js';
import { useMe } from '../../shared/session/me.js';
import { zoneOf } from '../../shared/today.js';
import { Badge } from '../../shared/ui/Badge.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';
import type { StepStatus, StepName } from './step-status.js';

const PICTURES: Record<StepName, LucideIcon> = {
  email: Mail,
  birthDate: Cake,
  phone: Smartphone,
  idDocument: IdCard,
  profilePicture: Camera,
};

const LOOKS: Record<StepStatus['is'], { icon?: LucideIcon; plate: string; words: string }> = {
  toDo: { plate: 'bg-sunken text-ink', words: 'text-muted' },
  waiting: { icon: Hourglass, plate: 'bg-butter text-on-butter', words: 'text-ink' },
  rejected: { icon: RotateCcw, plate: 'bg-beet-soft text-beet', words: 'text-beet' },
  done: { icon: Check, plate: 'bg-basil-soft text-basil', words: 'text-basil' },
};

const isLate = ({ dueAt }: Review): boolean => Date.parse(dueAt) <= Date.now();

function stateOf(status: StepStatus, zone: string): string {
  switch (status.is) {
    case 'toDo':
      return t(status.before ?? 'notYet', { days: FILE_RETENTION_DAYS.undecided });
    case 'waiting':
      return isLate(status.review)
        ? t('inReviewStill')
        : t('inReview', { day: dayBefore(status.review.dueAt, zone) });
    case 'rejected':
      return t('notAccepted');
    case 'done':
      return t('verified');
  }
}

interface StepProps {
  name: StepName;
  status: StepStatus;
  /** The name of the step while it is incomplete, if it differs. */
  toDo?: string;
  /** Additional information. */
  remark?: ReactNode;
  /** The actions of the step. */
  children?: ReactNode;
}

/** One trust step: name, status and points. */
export function Step({ name, status, toDo, remark, children }: StepProps) {
  const heading = useId();
  const zone = zoneOf(useMe());
  const { icon: Icon = PICTURES[name], plate, words } = LOOKS[status.is];
  return (
    <li aria-labelledby={heading} className="rounded-lg border border-line p-4">
      <div className="flex items-center gap-3">
        <span aria-hidden className={cx('grid size-10 shrink-0 place-items-center rounded-full', plate)}>
          <Icon className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={heading} className="leading-tight">
            {t(name)}
          </h3>
          <p className={cx('text-sm font-semibold', words)}>
            {status.is === 'toDo' && toDo ? toDo : stateOf(status, zone)}
          </p>
        </div>
        <Badge tone={status.is === 'done' ? 'basil' : 'plain'}>
          {t('points', { points: POINTS_PER_STEP })}
        </Badge>
      </div>
      {remark && <div className="mt-3 text-sm text-muted">{remark}</div>}
      {children && <div className="mt-3 grid gap-3">{children}</div>}
    </li>
  );
}
