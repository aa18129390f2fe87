import { useEffect, useState } from 'react';

/** The longest delay of a timer, 24.8 days; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a UTC instant has passed; renders again when it does. */
export function useHasPassed(instant: Date): boolean {
  const at = instant.getTime();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (at <= now) return;
    const left = Math.max(0, at - Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [at, now]);
  return at <= now;
}
