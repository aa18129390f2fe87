import type { ReactNode } from 'react';
import { cx } from './cx.js';

/** The look of a small round button, pressed or not. */
export const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-line-strong px-4 font-semibold transition-colors hover:border-ink aria-pressed:border-tomato aria-pressed:bg-tomato-soft';

interface ToggleChipsProps<Value extends string> {
  legend: string;
  hint?: ReactNode;
  choices: ReadonlyArray<{ value: Value; label: string }>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of choices, as buttons that stay pressed. */
export function ToggleChips<Value extends string>({
  legend,
  hint,
  choices,
  chosen,
  onChange,
}: ToggleChipsProps<Value>) {
  return (
    <fieldset>
      <legend className={cx('text-sm font-semibold', !hint && 'mb-2')}>{legend}</legend>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              className={CHIP}
              onClick={() =>
                onChange(isChosen ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
            >
              {label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
