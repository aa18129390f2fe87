import { asciiDigits } from '@domain/shared/ascii-digits.js';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { domainResolver, formRule, isCode } from '../forms/rules.js';
import { useCountdown } from '../hooks/use-countdown.js';
import { messagesOf } from '../i18n/messages-of.js';
import { Button } from './Button.js';
import { cx } from './cx.js';
import { CONTROL, Field } from './Field.js';
import { FormError } from './FormError.js';

const LENGTH = 6;

const t = messagesOf('code-input');

const isTypedWithIme = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  error?: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once for each code with all its digits, and not again when the same digits are typed again. */
  onComplete: () => void;
  /** What happens at the last digit; empty for no hint. */
  hint?: ReactNode;
};

/** Input of a six-digit code: accepts pasted text with spaces or dashes and the digits of every script, and supports one-time-code autofill. */
export function CodeInput({
  label,
  error,
  value,
  onChange,
  onComplete,
  hint = t('hint'),
  ...rest
}: CodeInputProps) {
  const completed = useRef('');
  const [composed, setComposed] = useState<string | null>(null);

  function change(typed: string): void {
    setComposed(null);
    const code = asciiDigits(typed).replace(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    if (code.length < LENGTH || code === completed.current) return;
    completed.current = code;
    onComplete();
  }

  return (
    <Field label={label} error={error} hint={hint}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          value={composed ?? value}
          onChange={({ target, nativeEvent }) => {
            // An input method loses its text when the field replaces it.
            const isHeld = isTypedWithIme(nativeEvent) && asciiDigits(target.value) !== target.value;
            if (isHeld) setComposed(target.value);
            else change(target.value);
          }}
          onCompositionEnd={(event) => change(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          className={cx(
            CONTROL,
            'text-center font-display text-2xl font-bold tracking-[0.35em] placeholder:text-line-strong',
          )}
        />
      )}
    </Field>
  );
}

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
  const resolver = domainResolver(formRule('code', isCode, () => t('codeRule')));
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const { field, fieldState } = useController({ control: form.control, name: 'code' });
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
      <CodeInput
        label={t('code')}
        autoFocus
        error={fieldState.error?.message}
        onComplete={() => void submit()}
        {...field}
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
