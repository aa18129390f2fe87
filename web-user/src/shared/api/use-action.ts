import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { dismissErrorsOf, toastError } from '../ui/toast/toast-store.js';
import { messageOf } from './api-error.js';

interface Action<Input, Output> {
  /** What the person is doing. Trying it again dismisses the error it ended with last time. */
  name: string;
  run: (input: Input) => Promise<Output>;
  onSuccess?: (output: Output, input: Input) => unknown;
  /** The toast of a failure: its title, and what to say when the server said nothing. */
  failure?: { title: string; text: string };
  /** Instead of the toast. */
  onFailure?: (error: Error, input: Input) => unknown;
  /** Has the next wait until the one before is answered, where their order matters. */
  isOneAtATime?: boolean;
}

/** Something a person does that changes what the server keeps. */
export function useAction<Input = void, Output = unknown>({
  name,
  run,
  onSuccess,
  failure,
  onFailure,
  isOneAtATime = false,
}: Action<Input, Output>): UseMutationResult<Output, Error, Input> {
  return useMutation<Output, Error, Input>({
    mutationFn: run,
    scope: isOneAtATime ? { id: name } : undefined,
    onMutate: () => dismissErrorsOf(name),
    onSuccess: (output, input) => onSuccess?.(output, input),
    onError: (error, input) => {
      if (onFailure) return onFailure(error, input);
      if (failure)
        toastError({ title: failure.title, description: messageOf(error, failure.text), action: name });
    },
  });
}
