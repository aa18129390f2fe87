import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messagesOf } from '../i18n/messages-of.js';
import { cx } from './cx.js';

const t = messagesOf('steps');

interface StepProps {
  name: 'come' | 'place' | 'hi';
  isDone: boolean;
  /** Where the step is done. */
  to?: string;
  /** How far it is, in a few words. */
  children?: ReactNode;
}

/** One line of the checklist of a table. */
export function Step({ name, isDone, to, children }: StepProps) {
  const Icon = isDone ? CircleCheck : Circle;
  const line = (
    <>
      <Icon aria-hidden className={cx('size-5.5 shrink-0', isDone ? 'text-basil' : 'text-line-strong')} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2.5 py-1">
        <span className={isDone ? 'text-muted' : 'font-semibold'}>
          {t(name)}
          {isDone && <span className="sr-only"> ({t('done')})</span>}
        </span>
        <span className="min-w-0 text-sm wrap-anywhere text-muted">{children}</span>
      </span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-2.5';
  return (
    <li>
      {to ? (
        <Link to={to} className={cx(look, 'group')}>
          {line}
          <ChevronRight
            aria-hidden
            className="size-5 shrink-0 text-tomato transition-transform group-hover:translate-x-0.5"
          />
        </Link>
      ) : (
        <div className={look}>{line}</div>
      )}
    </li>
  );
}
