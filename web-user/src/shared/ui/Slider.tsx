import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';

interface SliderProps {
  label: string;
  /** The formatted value, shown beside the label. */
  shown: string;
  /** The accessible name of each thumb, and the formatter of its value text. */
  thumbs: ReadonlyArray<{ name: string; text: (value: number) => string }>;
  min: number;
  max: number;
  step: number;
  value: number[];
  onChange: (value: number[]) => void;
}

/** One thumb for a value, two for a range. Arrow keys move by a step, Home and End to the bounds. */
export function Slider({ label, shown, thumbs, min, max, step, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div className="flex items-baseline gap-2">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span aria-hidden className="leader" />
        <output className="font-display text-lg font-bold">{shown}</output>
      </div>
      <Radix.Root
        className="relative flex h-12 touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={1}
        value={value}
        onValueChange={onChange}
      >
        <Radix.Track className="relative h-2 grow rounded-full bg-sunken inset-ring-1 inset-ring-line-strong">
          <Radix.Range className="absolute h-full rounded-full bg-tomato" />
        </Radix.Track>
        {thumbs.map((thumb, index) => (
          <Radix.Thumb
            key={thumb.name}
            aria-label={thumb.name}
            aria-valuetext={thumb.text(value[index]!)}
            className="block size-7 rounded-full border-[3px] border-tomato bg-card shadow-near transition-transform hover:scale-110 after:absolute after:-inset-2.5 after:rounded-full"
          />
        ))}
      </Radix.Root>
    </div>
  );
}
