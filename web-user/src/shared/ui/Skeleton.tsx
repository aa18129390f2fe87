import { cx } from './cx.js';

/** A placeholder of the final size while data loads; `className` may override the corners. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse bg-sunken [:where(&)]:rounded-lg', className)} />;
}
