import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { expectSessionEnd, onSessionLost } from '../session/session-lost.js';
import type { ServerFrame } from './frames.js';
import { LiveConnection } from './live-connection.js';

const Live = createContext<LiveConnection | null>(null);

const url = () => `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/ws`;

/** Provides one connection while the user is signed in. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const connection = useMemo(() => new LiveConnection({ url: url(), onSessionEnded: onSessionLost }), []);
  useEffect(() => {
    expectSessionEnd(false);
    connection.start();
    return () => connection.stop();
  }, [connection]);
  return <Live value={connection}>{children}</Live>;
}

export function useLive(): LiveConnection {
  const connection = useContext(Live);
  if (!connection) throw new Error('There is no live connection outside LiveProvider');
  return connection;
}

/** Whether the socket is open. */
export function useIsLive(): boolean {
  const connection = useLive();
  return useSyncExternalStore(connection.watch, connection.isOpen);
}

/** Subscribes to all frames while the component is mounted. */
export function useFrames(listener: (frame: ServerFrame) => void): void {
  const connection = useLive();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => connection.listen((frame) => latest.current(frame)), [connection]);
}
