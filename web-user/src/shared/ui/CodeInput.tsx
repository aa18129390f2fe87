import { asciiDigits } from '@domain/shared/ascii-digits.js';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { messagesOf } from '../i18n/messages-of.js';
import { cx } from './cx.js';
import { CONTROL, Field } from './Field.js';

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
