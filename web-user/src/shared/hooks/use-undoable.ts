import { useEffect, useState } from 'react';
import { beforeLogOut } from '../session/before-log-out.js';

/** How long an act can be taken back before it is sent, in milliseconds. */
const UNDO_MS = 6_000;

type Act = () => Promise<unknown>;

function createUndoable(onChange: (isWaiting: boolean) => void) {
  let waiting: { act: Act; timer: ReturnType<typeof setTimeout> } | null = null;
  const undo = () => {
    clearTimeout(waiting?.timer);
    waiting = null;
    onChange(false);
  };
  const send = async () => {
    const act = waiting?.act;
    if (!act) return;
    undo();
    await act();
  };
  const start = (act: Act) => {
    undo();
    waiting = { act, timer: setTimeout(() => void send(), UNDO_MS) };
    onChange(true);
  };
  return { start, undo, send };
}

/**
 * Delays an act, so that it can be taken back. It is sent at once where it could not be taken back any more: when its
 * screen is left or hidden, or the user logs out.
 */
export function useUndoable() {
  const [isWaiting, setWaiting] = useState(false);
  const [{ start, undo, send }] = useState(() => createUndoable(setWaiting));
  useEffect(() => {
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') void send();
    };
    document.addEventListener('visibilitychange', sendIfHidden);
    const removeFromLogOut = beforeLogOut(send);
    return () => {
      document.removeEventListener('visibilitychange', sendIfHidden);
      removeFromLogOut();
      void send();
    };
  }, [send]);
  return { isWaiting, start, undo };
}
