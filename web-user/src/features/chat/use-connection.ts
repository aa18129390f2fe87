import { useEffect, useState } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { useIsLive, useLive } from '../../shared/realtime/live.js';

/** Delay before a slow first connection is shown as reconnecting. */
const SLOW_CONNECTION_MS = 1_500;

/** After so long without a WebSocket, while the server answers, the network does not let it through. */
const BLOCKED_MS = 10_000;

/**
 * The state of the connection; `delayed`: the network lets no WebSocket through, so messages are sent and polled over HTTP. The first connection counts as live unless it
 * exceeds the delay.
 */
export function useConnection(): 'live' | 'reconnecting' | 'delayed' | 'offline' {
  const live = useLive();
  const isLive = useIsLive();
  const isOnline = useIsOnline();
  const isUnreachable = useIsOffline();
  const [isExpected, setIsExpected] = useState(isLive);
  const [isBlocked, setIsBlocked] = useState(() => live.closedForMs() >= BLOCKED_MS);
  if (isLive && !isExpected) setIsExpected(true);
  if (isLive && isBlocked) setIsBlocked(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsExpected(true), SLOW_CONNECTION_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLive) return;
    const timer = setTimeout(() => setIsBlocked(true), BLOCKED_MS - live.closedForMs());
    return () => clearTimeout(timer);
  }, [isLive, live]);
  if (isLive) return 'live';
  if (!isOnline) return 'offline';
  if (isBlocked && !isUnreachable) return 'delayed';
  return isExpected ? 'reconnecting' : 'live';
}
