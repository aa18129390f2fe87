import { isUnauthorized, messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { setSignedInUser } from '../../shared/session/session.js';
import { useSignInAgain } from '../../shared/session/use-sign-in-again.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

/** The current and the new password. */
export interface Passwords {
  password: string;
  newPassword: string;
}

/** The new email address and the current password. */
export interface NewEmail {
  email: string;
  password: string;
}

/** Returns the error handler: shows a toast, or asks to sign in again when the session has ended. */
function useErrorHandler(action: string, title: () => string): (error: Error) => void {
  const signInAgain = useSignInAgain();
  return (error) => {
    if (isUnauthorized(error)) return signInAgain();
    toastError({ title: title(), description: messageOf(error, t('tryAgain')), action });
  };
}

export function useChangePassword(onChanged: () => void) {
  const name = 'change-password';
  return useAction({
    name,
    run: (body: Passwords) => call('put', '/api/user/password', { body }),
    onSuccess: () => {
      toastSuccess({ title: t('passwordChanged'), description: t('passwordChangedText') });
      onChanged();
    },
    defaultText: t('tryAgain'),
    onFailure: useErrorHandler(name, () => t('passwordNotChanged')),
  });
}

/** Mutation that sends a code to the new address. */
export function useRequestEmailChange(onAsked: (asked: NewEmail) => void) {
  const name = 'change-email';
  return useAction({
    name,
    run: (body: NewEmail) => call('post', '/api/user/email', { body }),
    onSuccess: (_, asked) => onAsked(asked),
    defaultText: t('tryAgain'),
    onFailure: useErrorHandler(name, () => t('codeNotSent')),
  });
}

export function useConfirmEmailChange(onProved: () => void) {
  const name = 'prove-email';
  return useAction({
    name,
    run: (code: string) => call('post', '/api/user/email/verify', { body: { code } }),
    onSuccess: (user) => {
      setSignedInUser(user);
      toastSuccess({ title: t('emailChanged'), description: t('emailChangedText', { email: user.email }) });
      onProved();
    },
    defaultText: t('tryAgain'),
    onFailure: useErrorHandler(name, () => t('emailNotChanged')),
  });
}
