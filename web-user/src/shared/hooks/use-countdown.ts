import { useEffect, useState } from 'react';

/** Seconds left, counting down to 0, and a way to start over. */
export function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return [left, (next) => setEndsAt(Date.now() + next * 1000)];
}
