import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { messagesOf } from '../i18n/messages-of.js';
import { cx } from './cx.js';

const t = messagesOf('field');

export const CONTROL =
  'block w-full min-h-12 rounded-md border-2 border-line-strong bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:border-tomato focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:border-beet disabled:opacity-60';

interface ControlIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  error?: string;
  hint?: ReactNode;
  className?: string;
  children: (ids: ControlIds) => ReactNode;
}

/** A validation error of a field, announced by a live region. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className={cx(!children && 'hidden', 'mt-1.5 flex items-start gap-1.5 text-sm text-beet')}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Label, control, hint and validation error. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** By type: only text has a direction of its own; addresses and numbers are read from left to right. */
const DIRECTIONS: Partial<Record<string, 'auto'>> = { text: 'auto', search: 'auto' };

interface Labelled {
  label: string;
  error?: string;
  hint?: ReactNode;
  /** How much is written, beside the hint. */
  counter?: ReactNode;
}

/** The props of the field, and those of its control. */
function apart<Props extends Labelled>({ label, error, hint, counter, ...rest }: Props) {
  const counted = counter && (
    <span className="flex justify-between gap-3">
      {hint}
      <span>{counter}</span>
    </span>
  );
  return [{ label, error, hint: counted || hint }, rest] as const;
}

export function TextInput({ className, ...props }: Labelled & ComponentProps<'input'>) {
  const [field, rest] = apart(props);
  return (
    <Field {...field}>
      {(ids) => (
        <input dir={DIRECTIONS[rest.type ?? 'text']} className={cx(CONTROL, className)} {...rest} {...ids} />
      )}
    </Field>
  );
}

export function TextArea({ className, ...props }: Labelled & ComponentProps<'textarea'>) {
  const [field, rest] = apart(props);
  return (
    <Field {...field}>
      {(ids) => <textarea dir="auto" className={cx(CONTROL, 'resize-y', className)} {...rest} {...ids} />}
    </Field>
  );
}

/**
 * A password input with a toggle to show the text. The accessible name of the toggle must not contain that of the
 * field.
 */
export function PasswordInput({
  onShow,
  ...props
}: Labelled & ComponentProps<'input'> & { onShow?: (isShown: boolean) => void }) {
  const [shown, setShown] = useState(false);
  const [field, rest] = apart(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input
            className={cx(CONTROL, 'pr-18')}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...ids}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            aria-label={shown ? t('hideLong') : t('showLong')}
            aria-controls={ids.id}
            onClick={() => {
              setShown(!shown);
              onShow?.(!shown);
            }}
            className="absolute inset-y-0.5 right-0.5 min-w-14 rounded-md px-3 text-sm font-semibold text-muted hover:text-ink"
          >
            {shown ? t('hide') : t('show')}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Tells a password manager whose new password the form holds; not shown, because the user cannot change it there. */
export const UsernameForPasswordManagers = ({ value }: { value: string }) => (
  <input hidden type="text" name="username" autoComplete="username" readOnly value={value} />
);

type Option = { value: string | number; label: string };

/** A native select, which works best on a phone. */
export function Select({ options, ...props }: Labelled & ComponentProps<'select'> & { options: Option[] }) {
  const [field, rest] = apart(props);
  return (
    <Field {...field}>
      {(ids) => (
        <select className={cx(CONTROL, 'select-arrow appearance-none pr-9')} {...rest} {...ids}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
