import { type QueryKey, useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { messagesOf } from '../i18n/messages-of.js';
import { expectSessionEnd } from '../session/session-lost.js';
import { isSignedIn, setSignedInUser } from '../session/session.js';
import { dismissErrorsOf, type NewToast, toastError, toastSuccess } from '../ui/toast/toast-store.js';
import { ApiError, isUnauthorized, messageOf, refusalOf } from './api-error.js';

const t = messagesOf('sign-in-again');

interface Failure<Input> {
  /** The title of the error toast; without one the screen alone shows the error. */
  title?: string | ((input: Input) => string);
  /** The text of the error where the server sent none. */
  text: string;
  /** Whether `text` replaces what the server says of an outage too (5xx). */
  hidesOutages?: boolean;
}

interface Action<Input, Output> {
  /** The name of the action, its mutation key; a retry dismisses the error toast of the last attempt. */
  name: string;
  run: (input: Input) => Promise<Output>;
  /** The toast after it. */
  done?: (output: Output, input: Input) => NewToast | undefined;
  onSuccess?: (output: Output, input: Input) => unknown;
  /** The queries that are loaded again after it; it is pending until they are. */
  refreshes?: readonly QueryKey[];
  failure?: Failure<Input>;
  /** Runs before the error toast, and replaces it by returning true. */
  onFailure?: (error: Error, input: Input) => unknown;
  /** The queries that are loaded again after a failure, as another member may have been first. */
  refreshesOnFailure?: readonly QueryKey[];
  /** Replaces the way to the sign-in page, where the session has ended. */
  onSessionLost?: () => unknown;
  /** Runs calls sequentially, where their order matters. */
  isOneAtATime?: boolean;
}

/** For `refreshes`: all queries. */
export const EVERYTHING: readonly QueryKey[] = [[]];

/** A mutation with the app's toasts: of its success, and of its error, which a retry dismisses. Without a session it leads to the sign-in page. */
export function useAction<Input = void, Output = unknown>(
  action: Action<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  const { name, failure } = action;
  const client = useQueryClient();
  const navigate = useNavigate();
  function signInAgain(): void {
    expectSessionEnd(true);
    toastError({ title: t('title'), description: t('text') });
    setSignedInUser(null);
    void navigate('/auth');
  }
  const refresh = (keys: readonly QueryKey[] = []) =>
    keys.map((queryKey) => client.invalidateQueries({ queryKey }));
  return useMutation<Output, Error, Input>({
    mutationKey: [name],
    mutationFn: (input) =>
      action.run(input).catch((error: unknown) => {
        throw failure ? asSaid(error, failure) : error;
      }),
    scope: action.isOneAtATime ? { id: name } : undefined,
    onMutate: () => dismissErrorsOf(name),
    onSuccess: (output, input) => {
      const toast = action.done?.(output, input);
      if (toast) toastSuccess(toast);
      return Promise.all([action.onSuccess?.(output, input), ...refresh(action.refreshes)]);
    },
    onError: (error, input) => {
      if (isUnauthorized(error) && isSignedIn()) return (action.onSessionLost ?? signInAgain)();
      const isSaid = action.onFailure?.(error, input) === true;
      if (failure?.title && !isSaid) {
        const title = typeof failure.title === 'string' ? failure.title : failure.title(input);
        toastError({ title, description: error.message || failure.text, action: name });
      }
      return Promise.all(refresh(action.refreshesOnFailure));
    },
  });
}

/** The error with the text of the action where the server sent none. */
function asSaid(
  error: unknown,
  { text, hidesOutages }: Pick<Failure<never>, 'text' | 'hidesOutages'>,
): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, body, retryAfterSeconds } = error;
  const message = hidesOutages && !refusalOf(error) ? text : messageOf(error, text);
  return new ApiError(message, status, body, false, retryAfterSeconds);
}
