import { addDays, type CalendarDate } from '@domain/shared/calendar-date.js';
import { comingSaturday, dateLabel, HORIZON_WEEKS } from '@domain/shared/saturday.js';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LOCALE } from '../../shared/i18n/language.js';
import { today } from '../../shared/slots/today.js';
import { listPath } from '../../shared/ui/list-path.js';
import { t } from '../messages.js';
import type { Place } from './use-place.js';

/** Key of the store: the Saturday of the last list, for the tabs of a record. */
export const LAST_SATURDAY = 'last-saturday';
const PAST_WEEKS = 12;

/** Chooses the Saturday of the lists; another day can only be in the address. */
export function SaturdayField({ resource, filter }: Place): ReactNode {
  const navigate = useNavigate();
  const next = comingSaturday(today());
  const date = (filter.date as CalendarDate | undefined) ?? '';
  const days = Array.from({ length: PAST_WEEKS + HORIZON_WEEKS + 1 }, (_, week) =>
    addDays(next, 7 * (week - PAST_WEEKS)),
  );
  if (date && !days.includes(date)) days.push(date);
  const [, keep] = useStore(LAST_SATURDAY, '');
  useEffect(() => keep(date), [keep, date]);
  return (
    <TextField
      select
      size="small"
      label={t('saturday')}
      value={date}
      onChange={({ target }) =>
        void navigate(listPath(resource, { ...filter, date: target.value || undefined }))
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '10rem' }}
    >
      <MenuItem value="">{t('everySaturday')}</MenuItem>
      {days.map((day) => (
        <MenuItem key={day} value={day}>
          {dateLabel(day, LOCALE)}
        </MenuItem>
      ))}
    </TextField>
  );
}
