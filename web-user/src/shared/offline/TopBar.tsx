import { type ReactNode, useEffect, useState } from 'react';
import { messagesOf } from '../i18n/messages-of.js';
import { momentLabel } from '../moments.js';
import { recheckSession } from '../session/session.js';
import { type Connection, useConnection, useLastResponseTime } from './connection.js';
import { activateNewVersion, useHasNewVersion } from './service-worker.js';

const t = messagesOf('offline');

const POLL_INTERVAL_MS = 5_000;
const BACK_FOR_MS = 4_000;
const BUTTON = 'min-h-11 rounded-full px-3 font-semibold underline underline-offset-3';

/** Status bar of all screens: offline, online again, new version available. */
export function TopBar() {
  const connection = useConnection();
  const isOffline = connection !== 'online';
  const lastResponseAt = useLastResponseTime();
  const isBack = useIsJustBack(isOffline);
  const hasNewVersion = useHasNewVersion();
  const [isLater, setIsLater] = useState(false);
  usePollWhileOffline(isOffline);
  return (
    <div role="status" className="sticky top-0 z-60">
      {isOffline ? (
        <Bar>{connection === 'locked' ? <ProxySignIn /> : noConnection(connection, lastResponseAt)}</Bar>
      ) : isBack ? (
        <Bar>{t('online')}</Bar>
      ) : hasNewVersion && !isLater ? (
        <Bar>
          {t('newVersion')}
          <button type="button" className={BUTTON} onClick={activateNewVersion}>
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

/** A path of the server, which the service worker leaves to it, so that the proxy can show its page. */
function ProxySignIn() {
  return (
    <>
      {t('locked')}
      <a href={`/api/login?returnTo=${encodeURIComponent(window.location.pathname)}`} className={BUTTON}>
        {t('signIn')}
      </a>
    </>
  );
}

function noConnection(connection: Connection, lastResponseAt: number | null): string {
  const isAway = connection === 'unavailable';
  if (lastResponseAt === null) return t(isAway ? 'unavailable' : 'offline');
  return t(isAway ? 'unavailableAsOf' : 'asOf', { time: momentLabel(lastResponseAt) });
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
function usePollWhileOffline(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return;
    const ask = () => void recheckSession();
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isOffline]);
}
