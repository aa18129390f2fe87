import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { isSignedIn } from '../session/session.js';
import { useSignInAgain } from '../session/use-sign-in-again.js';
import { dismissErrorsOf, toastError } from '../ui/toast/toast-store.js';
import { isUnauthorized, withDefaultText } from './api-error.js';

interface Action<Input, Output> {
  /** The name of the action, its mutation key; a retry dismisses the error toast of the last attempt. */
  name: string;
  run: (input: Input) => Promise<Output>;
  onSuccess?: (output: Output, input: Input) => unknown;
  /** The error toast: its title, and the fallback text when the server sent no message. */
  failure?: { title: string; text: string };
  /** The error text where the server sent none, for an action with its own error handler. */
  defaultText?: string;
  /** Error handler that replaces the toast. */
  onFailure?: (error: Error, input: Input) => unknown;
  /** Replaces the way to the sign-in page, where the session has ended. */
  onSessionLost?: () => unknown;
  /** Runs calls sequentially, where their order matters. */
  isOneAtATime?: boolean;
}

/** A mutation with the app's error handling: the sign-in page without a session, otherwise an error toast, dismissed by a retry. */
export function useAction<Input = void, Output = unknown>({
  name,
  run,
  onSuccess,
  failure,
  defaultText = failure?.text,
  onFailure,
  onSessionLost,
  isOneAtATime = false,
}: Action<Input, Output>): UseMutationResult<Output, Error, Input> {
  const signInAgain = useSignInAgain();
  return useMutation<Output, Error, Input>({
    mutationKey: [name],
    mutationFn: (input) =>
      run(input).catch((error: unknown) => {
        throw defaultText === undefined ? error : withDefaultText(error, defaultText);
      }),
    scope: isOneAtATime ? { id: name } : undefined,
    onMutate: () => dismissErrorsOf(name),
    onSuccess: (output, input) => onSuccess?.(output, input),
    onError: (error, input) => {
      if (isUnauthorized(error) && isSignedIn()) return (onSessionLost ?? signInAgain)();
      if (onFailure) return onFailure(error, input);
      if (failure)
        toastError({ title: failure.title, description: error.message || failure.text, action: name });
    },
  });
}
