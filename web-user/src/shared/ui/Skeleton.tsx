import { cx } from './cx.js';

/** Holds the place of something that is on its way, at the size it will have. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-lg bg-sunken', className)} />;
}
