import { MEAL_TIMES, type MealTime, VENUE_TYPES, type VenueType } from '@domain/shared/slot.js';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { mealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import type { SlotFilter } from './matching-run.js';
import { t } from './messages.js';

interface Props {
  readonly slots: SlotFilter;
  readonly onChange: (slots: SlotFilter) => void;
}

/** Filters the slots of a matching run; by default both meals at both kinds of places. */
export function SlotFields({ slots, onChange }: Props): ReactNode {
  return (
    <>
      <Choice
        label={t('meal')}
        all={t('bothMeals')}
        value={slots.preferredTime}
        values={MEAL_TIMES}
        labelOf={mealLabel}
        onChange={(time) => onChange({ ...slots, preferredTime: time as MealTime | null })}
      />
      <Choice
        label={t('place')}
        all={t('bothPlaces')}
        value={slots.venueType}
        values={VENUE_TYPES}
        labelOf={venueLabel}
        onChange={(venue) => onChange({ ...slots, venueType: venue as VenueType | null })}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly values: readonly string[];
  readonly labelOf: (value: string) => string;
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, all, value, values, labelOf, onChange }: ChoiceProps): ReactNode {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { displayEmpty: true } }}
      sx={{ flex: '1 1 7rem' }}
    >
      <MenuItem value="">{all}</MenuItem>
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {labelOf(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}
