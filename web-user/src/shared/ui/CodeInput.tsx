import type { ComponentProps } from 'react';
import { cx } from './cx.js';
import { CONTROL, Field } from './Field.js';

const LENGTH = 6;

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  error?: string;
  value: string;
  onChange: (code: string) => void;
};

/** Input of a six-digit code: accepts pasted text with spaces or dashes, and supports one-time-code autofill. */
export function CodeInput({ label, error, value, onChange, ...rest }: CodeInputProps) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LENGTH))}
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
