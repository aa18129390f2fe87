import { useEffect, useState } from 'react';
import { call } from '../api/call.js';

const ASK_EVERY_MS = 5_000;
/** Two minutes, in which a mail server has refused a mail or taken it. */
const MOST_TIMES = 24;

interface Props {
  /** Where the server tells whether the mail was refused. */
  path: '/api/auth/sign-up' | '/api/user/email';
  /** How many codes were asked for; another one starts again. */
  codes: number;
  text: string;
}

/** Says that the mail server of the address refused the mail with the code. */
export function RefusedMail({ path, codes, text }: Props) {
  const [refused, setRefused] = useState<number | null>(null);
  useEffect(() => {
    let times = 0;
    const timer = setInterval(() => {
      if (++times === MOST_TIMES) clearInterval(timer);
      call('get', path)
        .then(({ isMailRefused }) => {
          if (!isMailRefused) return;
          clearInterval(timer);
          setRefused(codes);
        })
        .catch(() => undefined);
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [path, codes]);
  return (
    refused === codes && (
      <p
        role="alert"
        className="rounded-md bg-beet-soft px-4 py-3 text-sm font-medium wrap-anywhere text-beet"
      >
        {text}
      </p>
    )
  );
}
