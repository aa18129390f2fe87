import { type ComponentProps, useId } from 'react';
import { cx } from './cx.js';

interface CheckboxProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
}

/** A checkbox, or a switch by its role, with its name and, as its description, a hint. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label className={cx('flex min-h-11 cursor-pointer gap-3', hint ? 'items-start' : 'items-center')}>
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        className={cx('size-6 shrink-0 accent-tomato', hint && 'mt-0.5')}
        {...rest}
      />
      <span>
        <span id={id} className="block font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
