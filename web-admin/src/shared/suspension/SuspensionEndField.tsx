import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { dayFromToday } from '../time/dates.js';
import { t } from './messages.js';
import { LENGTH_PRESETS } from './suspension-presets.js';

interface Props {
  /** The first day after the suspension in the format YYYY-MM-DD; empty while none is chosen; null for an open end. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error: string | null;
}

/** The end of a suspension: a date, or open until staff lift it. */
export function SuspensionEndField({ value, onChange, error }: Props): ReactNode {
  const label = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={label}>{t('howLong')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={value === null ? 'lifted' : 'day'}
        onChange={(_event, chosen) => onChange(chosen === 'lifted' ? null : '')}
      >
        <FormControlLabel value="day" control={<Radio />} label={t('untilDate')} />
        {value !== null && (
          <Stack sx={{ pl: 4, gap: 1, mb: 1 }}>
            <TextField
              label={t('firstDayBack')}
              type="date"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              error={error !== null}
              helperText={error ?? undefined}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayFromToday(1) } }}
            />
            <Stack
              direction="row"
              role="group"
              aria-label={t('commonLengths')}
              sx={{ flexWrap: 'wrap', gap: 0.75 }}
            >
              {LENGTH_PRESETS.map(({ name, days }) => (
                <Chip
                  key={name}
                  label={name}
                  variant="outlined"
                  onClick={() => onChange(dayFromToday(days))}
                />
              ))}
            </Stack>
          </Stack>
        )}
        <FormControlLabel value="lifted" control={<Radio />} label={t('untilLifted')} />
      </RadioGroup>
    </FormControl>
  );
}
