import { useEffect, useState } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { useIsLive } from '../../shared/realtime/live.js';

/** Delay before a slow first connection is shown as reconnecting. */
const SLOW_CONNECTION_MS = 1_500;

/** The state of the connection for display. The first connection counts as live unless it exceeds the delay. */
export function useConnection(): 'live' | 'reconnecting' | 'offline' {
  const isLive = useIsLive();
  const isOnline = useIsOnline();
  const [isExpected, setIsExpected] = useState(isLive);
  if (isLive && !isExpected) setIsExpected(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsExpected(true), SLOW_CONNECTION_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLive) return 'live';
  if (!isOnline) return 'offline';
  return isExpected ? 'reconnecting' : 'live';
}
