import { CODE_PATTERN } from '@domain/shared/one-time-code.js';
import { type ReactNode, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useCountdown } from '../hooks/use-countdown.js';
import { Button } from '../ui/Button.js';
import { CodeInput } from '../ui/CodeInput.js';
import { FormError } from '../ui/FormError.js';
import { domainResolver, formRule } from './rules.js';

const RESEND_AFTER_SECONDS = 60;

type Key = 'code' | 'codeRule' | 'verify' | 'verifying' | 'resend' | 'resendIn' | 'otherAddress';

interface CodeFormProps {
  /** The texts of its area. */
  t: (key: Key, values?: { seconds: number }) => string;
  verify: { isPending: boolean; error: Error | null };
  onVerify: (code: string) => void;
  resend: { isPending: boolean; error: Error | null };
  onResend: (done: { onSuccess: () => void }) => void;
  /** Whether a code has just been sent. */
  isJustSent?: boolean;
  onBack: () => void;
  className?: string;
  /** Where the code was sent. @param codes how many codes were sent */
  children: (codes: number) => ReactNode;
}

/** The form of a code that was sent: it is checked at its last digit, and sent again a minute after the last one. */
export function CodeForm({
  t,
  isJustSent = true,
  verify,
  resend,
  className = 'grid gap-5',
  children,
  ...on
}: CodeFormProps) {
  const [wait, startWait] = useCountdown(isJustSent ? RESEND_AFTER_SECONDS : 0);
  const [codes, setCodes] = useState(1);
  const rule = formRule<{ code: string }>(
    'code',
    ({ code }) => CODE_PATTERN.test(code),
    () => t('codeRule'),
  );
  const form = useForm({ resolver: domainResolver(rule), defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => {
    if (!verify.isPending) on.onVerify(code);
  });
  function onSuccess(): void {
    startWait(RESEND_AFTER_SECONDS);
    setCodes(codes + 1);
  }
  return (
    <form noValidate className={className} onSubmit={(event) => void submit(event)}>
      {children(codes)}
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
        <Button look="quiet" className="px-4" onClick={on.onBack}>
          {t('otherAddress')}
        </Button>
        <Button
          look="quiet"
          className="px-4"
          busy={resend.isPending}
          disabled={wait > 0}
          onClick={() => on.onResend({ onSuccess })}
        >
          {wait > 0 ? t('resendIn', { seconds: wait }) : t('resend')}
        </Button>
      </div>
    </form>
  );
}
