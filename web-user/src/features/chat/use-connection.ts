import { useEffect, useState } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { useIsLive } from '../../shared/realtime/live.js';

/** The first connection may take this long before it is worth a word. */
const PATIENCE_MS = 1_500;

/** How the chat is connected. A first connection that comes quickly counts as live all along. */
export function useConnection(): 'live' | 'reconnecting' | 'offline' {
  const isLive = useIsLive();
  const isOnline = useIsOnline();
  const [isExpected, setIsExpected] = useState(isLive);
  if (isLive && !isExpected) setIsExpected(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsExpected(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLive) return 'live';
  if (!isOnline) return 'offline';
  return isExpected ? 'reconnecting' : 'live';
}
