import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** A computation on the server that ends when the page is left. */
export function useTrial<Input, Answer>(run: (input: Input, signal: AbortSignal) => Promise<Answer>) {
  const running = useRef<AbortController>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    mutationFn: (input: Input) => {
      running.current = new AbortController();
      return run(input, running.current.signal);
    },
    onError: (error) => logoutIfAccessDenied(error),
  });
}
