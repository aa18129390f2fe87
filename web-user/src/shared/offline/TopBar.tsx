import { type ReactNode, useEffect, useState } from 'react';
import { momentLabel } from '../dates.js';
import { lookWhoIsHere } from '../session/session.js';
import { useIsOffline, useTimeOfLastAnswer } from './connection.js';
import { t } from './messages.js';
import { takeNewVersion, useHasNewVersion } from './service-worker.js';

const ASK_AGAIN_MS = 5_000;
const BACK_FOR_MS = 4_000;
const BUTTON = 'min-h-11 rounded-full px-3 font-semibold underline underline-offset-3';

/** Status bar of all screens: offline, online again, new version available. */
export function TopBar() {
  const isOffline = useIsOffline();
  const lastAnswerAt = useTimeOfLastAnswer();
  const isBack = useIsJustBack(isOffline);
  const hasNewVersion = useHasNewVersion();
  const [isLater, setIsLater] = useState(false);
  useAskingAgain(isOffline);
  return (
    <div role="status" className="sticky top-0 z-60">
      {isOffline ? (
        <Bar>{lastAnswerAt === null ? t('offline') : t('asOf', { time: momentLabel(lastAnswerAt) })}</Bar>
      ) : isBack ? (
        <Bar>{t('online')}</Bar>
      ) : hasNewVersion && !isLater ? (
        <Bar>
          {t('newVersion')}
          <button type="button" className={BUTTON} onClick={takeNewVersion}>
            {t('reload')}
          </button>
          <button type="button" className={BUTTON} onClick={() => setIsLater(true)}>
            {t('later')}
          </button>
        </Bar>
      ) : null}
    </div>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      id="top-bar"
      className="flex h-12 items-center justify-center gap-1 bg-facade px-4 text-center text-sm leading-tight font-semibold text-on-facade"
    >
      {children}
    </div>
  );
}

function useIsJustBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (isOffline || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isOffline, wasOffline]);
  return wasOffline && !isOffline;
}

/** Polls the server while offline, for screens that send no requests of their own. */
function useAskingAgain(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    const ask = () => void lookWhoIsHere();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isOffline]);
}
