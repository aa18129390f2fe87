import { X } from 'lucide-react';
import { venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { distanceLabel } from '../../shared/distances.js';
import { cx } from '../../shared/ui/cx.js';
import type { Choices, FilterName, Filters } from './filters.js';
import { t } from './messages.js';

interface ChipProps {
  name: string;
  /** The label of the default option, which does not filter. */
  any: string;
  value: string | number | undefined;
  choices: ReadonlyArray<{ value: string | number; label: string }>;
  onChange: (value: string | null) => void;
}

/** A native select, styled as a chip. */
function Chip({ name, any, value, choices, onChange }: ChipProps) {
  return (
    <select
      aria-label={name}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      className={cx(
        'select-arrow min-h-11 shrink-0 appearance-none rounded-full border-2 py-1.5 pr-9 pl-4 text-sm font-semibold transition-colors hover:border-ink',
        value === undefined
          ? 'border-line-strong bg-card text-ink'
          : 'border-tomato bg-tomato-soft text-tomato-deep',
      )}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

interface FilterChipsProps {
  filters: Filters;
  choices: Choices;
  onChange: (name: FilterName, value: string | null) => void;
  onClear: () => void;
}

/** Filters by venue type, date, distance and free seats. */
export function FilterChips({ filters, choices, onChange, onClear }: FilterChipsProps) {
  const chip = <Value extends string | number>(
    name: FilterName,
    offered: readonly Value[],
    label: (value: Value) => string,
  ) => ({
    value: filters[name],
    choices: offered.map((value) => ({ value, label: label(value) })),
    onChange: (value: string | null) => onChange(name, value),
  });
  return (
    <div
      role="group"
      aria-label={t('filters')}
      className="-mx-5 flex items-center gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Chip name={t('venue')} any={t('anyVenue')} {...chip('venueType', choices.venueType, venueLabel)} />
      <Chip name={t('day')} any={t('anyDay')} {...chip('date', choices.date, saturdayLabel)} />
      <Chip
        name={t('distance')}
        any={t('anyDistance')}
        {...chip('maxDistance', choices.maxDistance, (miles) =>
          t('within', { distance: distanceLabel(miles) }),
        )}
      />
      {Object.keys(filters).length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-sunken"
        >
          <X aria-hidden className="size-4" />
          {t('clearFilters')}
        </button>
      )}
    </div>
  );
}
