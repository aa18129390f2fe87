import { LONGEST_REASON } from '@domain/moderation/suspension.js';
import {
  type ButtonProps,
  Chip,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { APP_NAME } from '../app-name.js';
import { Consequences } from '../ui/Consequences.js';
import { dayFromToday, formatCalendarDay } from '../time/dates.js';
import { Field, NoteField } from '../ui/fields.js';
import { messagesOf } from '../i18n/messages-of.js';
import { RecordAction } from '../ui/RecordAction.js';
import type { UserReference } from '../api/types.js';

const t = messagesOf('suspension');

interface Suspension {
  /** The first day back in the format YYYY-MM-DD; empty while none is chosen; null for an open end. */
  readonly until: string | null;
  readonly reason: string;
}

interface Props {
  /** With the last decision on the person, as the page shows it. */
  readonly person: UserReference & { readonly lastDecisionId: number | null };
  readonly button?: ButtonProps;
  readonly isOffered?: boolean;
}

/** Suspends a user until a date, or until staff lift the suspension. */
export function SuspendAction({ person, button, isOffered }: Props) {
  const { name } = person;
  return (
    <RecordAction<Props['person'], Suspension>
      resource="users"
      verb="suspend"
      record={person}
      isOffered={isOffered}
      label={t('suspend')}
      button={{ color: 'error', ...button }}
      title={t('suspendName', { name })}
      done={t('suspended', { name })}
      defaults={{ until: '' }}
      body={({ lastDecisionId }, { reason, until }) => ({
        reason,
        until: until ?? undefined,
        decidedAfter: lastDecisionId,
      })}
    >
      <EndFields />
      <SuspensionReasonField missing={t('giveReason')} />
      <SuspensionConsequences />
    </RecordAction>
  );
}

function SuspensionConsequences() {
  const until = useWatch<Suspension, 'until'>({ name: 'until' });
  const back =
    until === null
      ? t('returnsWhenLifted')
      : until
        ? t('returnsOn', { day: formatCalendarDay(until) })
        : t('returnsThatDay');
  return <Consequences lines={[t('signedOut'), t('seatsGo'), back, t('appeal')]} />;
}

const LENGTHS = [
  [t('oneWeek'), 7],
  [t('oneMonth'), 30],
  [t('threeMonths'), 91],
] as const;

/** The end of a suspension: a date, or open until staff lift it. */
function EndFields() {
  const label = useId();
  const { setValue } = useFormContext<Suspension>();
  const until = useWatch<Suspension, 'until'>({ name: 'until' });
  return (
    <FormControl fullWidth>
      <FormLabel id={label}>{t('howLong')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={until === null ? 'lifted' : 'day'}
        onChange={(_event, chosen) => setValue('until', chosen === 'lifted' ? null : '')}
      >
        <FormControlLabel value="day" control={<Radio />} label={t('untilDate')} />
        {until !== null && (
          <Stack sx={{ pl: 4, gap: 1, mb: 1 }}>
            <Field
              source="until"
              label={t('firstDayBack')}
              type="date"
              missing={t('chooseDate')}
              html={{ min: dayFromToday(1) }}
            />
            <Stack direction="row" role="group" aria-label={t('commonLengths')} sx={CHIPS}>
              {LENGTHS.map(([name, days]) => (
                <Chip
                  key={name}
                  label={name}
                  variant="outlined"
                  onClick={() => setValue('until', dayFromToday(days), { shouldValidate: true })}
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

/** Templates in words for the suspended user. */
export const reasonTemplates = (appName: string): ReadonlyArray<readonly [name: string, text: string]> => [
  [t('harassment'), t('harassmentText')],
  [t('unsafe'), t('unsafeText')],
  [t('fakeProfile'), t('fakeProfileText')],
  [t('spam'), t('spamText')],
  [t('underage'), t('underageText', { appName })],
  [t('noShows'), t('noShowsText')],
];

/** The reason for a suspension, which the user can read. Templates can be inserted and edited. */
export function SuspensionReasonField({ missing }: { readonly missing: string }) {
  const label = useId();
  const { setValue } = useFormContext<Suspension>();
  return (
    <div>
      <Typography id={label} sx={{ fontWeight: 600, mb: 0.75 }}>
        {t('startFrom')}
      </Typography>
      <Stack direction="row" role="group" aria-labelledby={label} sx={{ ...CHIPS, mb: 2 }}>
        {reasonTemplates(APP_NAME).map(([name, text]) => (
          <Chip
            key={name}
            label={name}
            variant="outlined"
            onClick={() => setValue('reason', text, { shouldValidate: true })}
          />
        ))}
      </Stack>
      <NoteField
        source="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={LONGEST_REASON}
        missing={missing}
      />
    </div>
  );
}

const CHIPS = { flexWrap: 'wrap', gap: 0.75 };
