import { type ReactNode, useState } from 'react';
import { APP_NAME } from '../app-name.js';
import { cx } from './cx.js';

/** Of the logo on the page, in pixels. */
const MOST = { width: 176, height: 40 };

/** The logo that an admin has uploaded, from the page's meta tag; `children` without one, or if its file is not found. */
export function CommunityLogo({ children }: { children: ReactNode }) {
  const [isLost, setIsLost] = useState(false);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="logo"]');
  if (!meta || isLost) return children;
  const [width, height] = [Number(meta.dataset.width), Number(meta.dataset.height)];
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return (
    // A transparent logo may be dark, so it has a light ground in every mode.
    <span
      className={cx('inline-block', meta.dataset.transparent === 'true' && 'rounded-md bg-on-facade p-1')}
    >
      <img
        src={meta.content}
        alt={APP_NAME}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        onError={() => setIsLost(true)}
      />
    </span>
  );
}
