import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { setSignedInUser } from '../../shared/session/session.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
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

export function useChangePassword(onChanged: () => void) {
  const name = 'change-password';
  return useAction({
    name,
    run: (body: Passwords) => call('put', '/api/user/password', { body }),
    onSuccess: () => {
      toastSuccess({ title: t('passwordChanged'), description: t('passwordChangedText') });
      onChanged();
    },
    failure: { title: t('passwordNotChanged'), text: t('tryAgain') },
  });
}

/** Mutation that sends a code in place of the password. */
export function useSendConfirmationCode(onSent: () => void) {
  return useAction({
    name: 'confirmation-code',
    run: () => call('post', '/api/user/confirmation-code'),
    onSuccess: onSent,
    failure: { title: t('codeNotSent'), text: t('tryAgain') },
  });
}

/** Mutation that sends a code to the new address. */
export function useRequestEmailChange(onAsked: (asked: NewEmail) => void) {
  const name = 'change-email';
  return useAction({
    name,
    run: (body: NewEmail) => call('post', '/api/user/email', { body }),
    onSuccess: (_, asked) => onAsked(asked),
    failure: { title: t('codeNotSent'), text: t('tryAgain') },
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
    failure: { title: t('emailNotChanged'), text: t('tryAgain') },
  });
}
