import { cx } from './cx.js';

/** Holds the place of something that is on its way, at the size it will have; its corners give way to other ones. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse bg-sunken [:where(&)]:rounded-lg', className)} />;
}
