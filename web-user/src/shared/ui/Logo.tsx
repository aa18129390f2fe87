import { APP_NAME } from '../app-name.js';
import { CommunityLogo } from './CommunityLogo.js';
import { cx } from './cx.js';

/** The logo: a round table with five seats, one of them free. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={cx('shrink-0', className)}>
      <g fill="currentColor">
        <circle cx="6.9" cy="18.4" r="4.4" />
        <circle cx="41.1" cy="18.4" r="4.4" />
        <circle cx="13.4" cy="38.6" r="4.4" />
        <circle cx="34.6" cy="38.6" r="4.4" />
      </g>
      <circle cx="24" cy="6" r="4.4" fill="var(--butter)" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="24" cy="24" r="11" fill="var(--cloth)" />
    </svg>
  );
}

/** The name beside the mark of the product, or the logo of the community in place of both. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-lg font-extrabold tracking-tight">
      <CommunityLogo>
        <LogoMark className="size-8" />
        {APP_NAME}
      </CommunityLogo>
    </span>
  );
}
