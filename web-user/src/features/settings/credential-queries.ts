import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { setSignedInUser } from '../../shared/session/session.js';
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

export const useChangePassword = (onSuccess: () => void) =>
  useAction({
    name: 'change-password',
    run: (body: Passwords) => call('put', '/api/user/password', { body }),
    done: () => ({ title: t('passwordChanged'), description: t('passwordChangedText') }),
    onSuccess,
    failure: { title: t('passwordNotChanged'), text: t('tryAgain') },
  });

/** Mutation that sends a code in place of the password. */
export const useSendConfirmationCode = (onSuccess: () => void) =>
  useAction({
    name: 'confirmation-code',
    run: () => call('post', '/api/user/confirmation-code'),
    onSuccess,
    failure: { title: t('codeNotSent'), text: t('tryAgain') },
  });

/** Mutation that sends a code to the new address. */
export const useRequestEmailChange = (onAsked?: (asked: NewEmail) => void) =>
  useAction({
    name: 'change-email',
    run: (body: NewEmail) => call('post', '/api/user/email', { body }),
    onSuccess: (_, asked) => onAsked?.(asked),
    failure: { title: t('codeNotSent'), text: t('tryAgain') },
  });

export const useConfirmEmailChange = (onProved: () => void) =>
  useAction({
    name: 'prove-email',
    run: (code: string) => call('post', '/api/user/email/verify', { body: { code } }),
    done: ({ email }) => ({ title: t('emailChanged'), description: t('emailChangedText', { email }) }),
    onSuccess: (user) => {
      setSignedInUser(user);
      onProved();
    },
    failure: { title: t('emailNotChanged'), text: t('tryAgain') },
  });
