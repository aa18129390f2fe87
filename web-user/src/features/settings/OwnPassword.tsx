import { ensurePassword } from '@domain/account/password.js';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { formRule, isCode, type Rule } from '../../shared/forms/rules.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';
import { Button } from '../../shared/ui/Button.js';
import { CodeInput } from '../../shared/ui/CodeInput.js';
import { PasswordInput } from '../../shared/ui/Field.js';
import { useSendConfirmationCode } from './credential-queries.js';
import { t } from './messages.js';

const RESEND_AFTER_SECONDS = 60;

/** Of the field `password`: the own password, or the code in its place. */
export const ownPasswordRule = (hasPassword: boolean): Rule<{ password: string }> =>
  hasPassword
    ? ({ password }) => ensurePassword(password, 'password')
    : formRule('password', isCode, () => t('codeRule'));

interface OwnPasswordProps<Values extends FieldValues> {
  control: Control<Values>;
  label: string;
  hasPassword: boolean;
}

/** The field `password` of a form: the own password, or a code by email where the account has none. */
export function OwnPassword<Values extends FieldValues & { password: string }>({
  control,
  label,
  hasPassword,
}: OwnPasswordProps<Values>) {
  const { field, fieldState } = useController({ control, name: 'password' as Path<Values> });
  const error = fieldState.error?.message;
  if (!hasPassword) return <MailedCode error={error} {...field} />;
  return <PasswordInput label={label} autoComplete="current-password" error={error} {...field} />;
}

function MailedCode(field: { error?: string; value: string; onChange: (code: string) => void }) {
  const [wait, startWait] = useCountdown(0);
  const send = useSendConfirmationCode(() => startWait(RESEND_AFTER_SECONDS));
  return (
    <div className="grid gap-3">
      <p>{send.isSuccess ? t('confirmationSent') : t('noPassword')}</p>
      <Button look="secondary" busy={send.isPending} disabled={wait > 0} onClick={() => send.mutate()}>
        {wait > 0 ? t('resendIn', { seconds: wait }) : t('emailCode')}
      </Button>
      <CodeInput label={t('code')} hint="" onComplete={() => undefined} {...field} />
    </div>
  );
}
