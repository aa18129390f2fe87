import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.js';

/** A section with a paper background. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={cx('rounded-lg border border-line bg-card p-5 shadow-near', className)} {...rest} />
  );
}

/** A menu line: label, dot leader, value. */
export function MenuLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-sm text-muted">{label}</dt>
      <span aria-hidden className="leader" />
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
