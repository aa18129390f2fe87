import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { errorMessage } from './http.js';

interface Options<Answer, Input> extends Pick<UseMutationOptions<Answer, Error, Input>, 'onSettled'> {
  readonly run: (input: Input) => Promise<Answer>;
  /** @returns the notice afterwards, if any */
  readonly done?: (answer: Answer, input: Input) => string | undefined | void;
  /** Whether a notice says what went wrong, where no place beside the button does. */
  readonly tellsFailure?: boolean;
  readonly failed?: (error: Error, input: Input) => unknown;
}

/** A mutation with its notices. A session that is over leads to the sign-in page. */
export function useAction<Answer, Input = void>({
  run,
  done,
  tellsFailure = false,
  failed,
  onSettled,
}: Options<Answer, Input>): UseMutationResult<Answer, Error, Input> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer, input) => {
      const notice = done?.(answer, input);
      if (notice) notify(notice, { type: 'success' });
    },
    onError: async (error, input) => {
      if (tellsFailure) notify(errorMessage(error), { type: 'error' });
      await failed?.(error, input);
      await logoutIfAccessDenied(error);
    },
    onSettled,
  });
}
