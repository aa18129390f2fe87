import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.js';

const ASK_EVERY_MS = 5_000;
/** Two minutes, in which a mail server has refused a mail or taken it. */
const MOST_TIMES = 24;

/**
 * Whether the mail server of the address refused the mail with the code.
 * @param codes how many codes were asked for; another one starts again
 */
export function useMailRefused(codes: number): boolean {
  const [refused, setRefused] = useState<number | null>(null);
  useEffect(() => {
    let times = 0;
    const timer = setInterval(() => {
      if (++times === MOST_TIMES) clearInterval(timer);
      call('get', '/api/auth/sign-up')
        .then(({ isMailRefused }) => {
          if (!isMailRefused) return;
          clearInterval(timer);
          setRefused(codes);
        })
        .catch(() => undefined);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [codes]);
  return refused === codes;
}
