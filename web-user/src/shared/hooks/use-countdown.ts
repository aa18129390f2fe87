import { useEffect, useState } from 'react';

/** Seconds left until 0, and a function to restart the countdown. */
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
