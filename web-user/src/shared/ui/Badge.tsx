import type { ReactNode } from 'react';
import { cx } from './cx.js';

const TONES = {
  butter: 'bg-butter text-on-butter',
  basil: 'bg-basil-soft text-basil',
  tomato: 'bg-tomato-soft text-tomato-deep',
  plain: 'bg-sunken text-ink',
};

/** A short label. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
