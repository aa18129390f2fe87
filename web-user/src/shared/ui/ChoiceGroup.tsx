import { type ReactNode, useId } from 'react';
import { cx } from './cx.js';

/** Classes of one choice as a card: a label with a radio button, or a toggle button. */
export const CHOICE =
  'relative flex min-h-12 cursor-pointer items-center justify-center rounded-md border-2 border-line-strong px-1 py-2 text-center leading-tight font-semibold transition-colors hover:border-ink has-checked:border-tomato has-checked:bg-tomato-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato aria-pressed:border-tomato aria-pressed:bg-tomato-soft';

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  value: Value | null;
  onChange: (value: Value) => void;
  choices: ReadonlyArray<{ value: Value; label: ReactNode }>;
  className?: string;
}

/** A radio group as cards; arrow keys move between the options. */
export function ChoiceGroup<Value extends string>({
  legend,
  value,
  onChange,
  choices,
  className,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={cx('grid gap-2.5', className)}>
        {choices.map((choice) => (
          <label key={choice.value} className={CHOICE}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
