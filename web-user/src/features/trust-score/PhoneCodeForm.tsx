import { CODE_PATTERN } from '@domain/shared/one-time-code.js';
import { Controller, useForm } from 'react-hook-form';
import { formRule, domainResolver } from '../../shared/forms/rules.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';
import { Button } from '../../shared/ui/Button.js';
import { CodeInput } from '../../shared/ui/CodeInput.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useSendCode, useVerifyPhone } from './queries.js';

const RESEND_AFTER_SECONDS = 60;

const resolver = domainResolver<{ code: string }>(
  formRule(
    'code',
    ({ code }) => CODE_PATTERN.test(code),
    () => t('codeRule'),
  ),
);

interface PhoneCodeFormProps {
  phoneNumber: string;
  isJustSent: boolean;
  onOtherNumber: () => void;
}

export function PhoneCodeForm({ phoneNumber, isJustSent, onOtherNumber }: PhoneCodeFormProps) {
  const [wait, startWait] = useCountdown(isJustSent ? RESEND_AFTER_SECONDS : 0);
  const verify = useVerifyPhone();
  const resend = useSendCode(() => startWait(RESEND_AFTER_SECONDS));
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => {
    if (!verify.isPending) verify.mutate({ phoneNumber, code });
  });

  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <p className="text-sm">{t('codeText', { number: phoneNumber })}</p>
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
      <FormError error={verify.error ?? resend.error} />
      <Button type="submit" busy={verify.isPending}>
        {verify.isPending ? t('verifying') : t('verify')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="quiet" className="px-4" onClick={onOtherNumber}>
          {t('otherNumber')}
        </Button>
        <Button
          look="quiet"
          className="px-4"
          busy={resend.isPending}
          disabled={wait > 0}
          onClick={() => resend.mutate(phoneNumber)}
        >
          {wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}
        </Button>
      </div>
    </form>
  );
}
