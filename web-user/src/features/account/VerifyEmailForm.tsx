import { CODE_PATTERN } from '@domain/shared/one-time-code.js';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { formRule, domainResolver } from '../../shared/forms/rules.js';
import { Button } from '../../shared/ui/Button.js';
import { CodeInput } from '../../shared/ui/CodeInput.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useResendVerification, useVerifyEmail } from './queries.js';
import { RefusedMail } from '../../shared/ui/RefusedMail.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';

const RESEND_AFTER_SECONDS = 60;
const resolver = domainResolver<{ code: string }>(
  formRule(
    'code',
    ({ code }) => CODE_PATTERN.test(code),
    () => t('verificationCodeRule'),
  ),
);

interface VerifyEmailFormProps {
  email: string;
  returnTo: string;
  onBack: () => void;
}

export function VerifyEmailForm({ email, returnTo, onBack }: VerifyEmailFormProps) {
  const [wait, startWait] = useCountdown(RESEND_AFTER_SECONDS);
  const verify = useVerifyEmail(returnTo);
  const [codes, setCodes] = useState(1);
  const resend = useResendVerification(() => {
    startWait(RESEND_AFTER_SECONDS);
    setCodes(codes + 1);
  });
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => {
    if (!verify.isPending) verify.mutate({ email, code });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{t('verifyText', { email })}</p>
      <RefusedMail path="/api/auth/sign-up" codes={codes} text={t('mailRefused', { email })} />
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeInput
            label={t('verificationCode')}
            autoFocus
            error={fieldState.error?.message}
            onComplete={() => void submit()}
            {...field}
          />
        )}
      />
      <FormError error={verify.error} />
      <Button type="submit" busy={verify.isPending}>
        {verify.isPending ? t('verifying') : t('verify')}
      </Button>
      <div className="flex justify-between gap-2">
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
        <Button look="quiet" busy={resend.isPending} disabled={wait > 0} onClick={() => resend.mutate(email)}>
          {wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}
        </Button>
      </div>
    </form>
  );
}
