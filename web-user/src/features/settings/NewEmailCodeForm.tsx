import { CODE_PATTERN } from '@domain/shared/one-time-code.js';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { formRule, domainResolver } from '../../shared/forms/rules.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';
import { Button } from '../../shared/ui/Button.js';
import { CodeInput } from '../../shared/ui/CodeInput.js';
import { FormError } from '../../shared/ui/FormError.js';
import { RefusedMail } from '../../shared/ui/RefusedMail.js';
import { type NewEmail, useRequestEmailChange, useConfirmEmailChange } from './credential-queries.js';
import { t } from './messages.js';

const RESEND_AFTER_SECONDS = 60;

const resolver = domainResolver<{ code: string }>(
  formRule(
    'code',
    ({ code }) => CODE_PATTERN.test(code),
    () => t('codeRule'),
  ),
);

interface NewEmailCodeFormProps {
  asked: NewEmail;
  onDone: () => void;
  onBack: () => void;
}

export function NewEmailCodeForm({ asked, onDone, onBack }: NewEmailCodeFormProps) {
  const [wait, startWait] = useCountdown(RESEND_AFTER_SECONDS);
  const prove = useConfirmEmailChange(onDone);
  const [codes, setCodes] = useState(1);
  const resend = useRequestEmailChange(() => {
    startWait(RESEND_AFTER_SECONDS);
    setCodes(codes + 1);
  });
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => {
    if (!prove.isPending) prove.mutate(code);
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="wrap-anywhere">{t('codeText', { email: asked.email })}</p>
      <RefusedMail path="/api/user/email" codes={codes} text={t('mailRefused', { email: asked.email })} />
      <Controller
        control={form.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeInput
            label={t('code')}
            autoFocus
            error={fieldState.error?.message}
            onComplete={() => void submit()}
            {...field}
          />
        )}
      />
      <FormError error={prove.error ?? resend.error} />
      <Button type="submit" busy={prove.isPending}>
        {prove.isPending ? t('verifying') : t('verify')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" className="px-4" onClick={onBack}>
          {t('otherEmail')}
        </Button>
        <Button
          look="quiet"
          className="px-4"
          busy={resend.isPending}
          disabled={wait > 0}
          onClick={() => resend.mutate(asked)}
        >
          {wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}
        </Button>
      </div>
    </form>
  );
}
