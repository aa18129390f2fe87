import type { MealTime, VenueType } from '@domain/shared/slot.js';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { Details } from '../../shared/ui/Details.js';
import { useAction } from '../../shared/api/use-action.js';
import { FormError } from '../../shared/ui/FormError.js';
import { errorMessage } from '../../shared/api/http.js';
import { ChoiceMenu } from '../../shared/ui/ChoiceMenu.js';
import { Section } from '../../shared/ui/Section.js';
import { slotLabel, TIME_CHOICES, VENUE_CHOICES } from '../../shared/slots/slot-labels.js';
import { Tag } from '../../shared/ui/Tag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import {
  ALL_SLOTS,
  type MatchingRun,
  matchingRunSummary,
  runMatching,
  type SlotFilter,
  t,
} from './seating-run.js';
import { SeatingRunMetrics } from './SeatingRunMetrics.js';

/**
 * Starts a matching run for open requests, or a dry run that changes nothing.
 * @param props.date YYYY-MM-DD; null for every Saturday
 */
export function RunMatchingPanel({ date }: { date: string | null }) {
  const [slots, setSlots] = useState(ALL_SLOTS);
  const [isConfirming, setConfirming] = useState(false);
  const refresh = useRefresh();
  const run = useAction({
    run: ({ dryRun }: { dryRun: boolean }) => runMatching({ ...slots, preferredDate: date }, dryRun),
    done: () => refresh(),
    onSettled: () => setConfirming(false),
  });
  const choose = (slot: Partial<SlotFilter>) => {
    setSlots({ ...slots, ...slot });
    run.reset();
  };
  const isBusy = (dryRun: boolean) => run.isPending && run.variables.dryRun === dryRun;
  return (
    <Section title={t('matching')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('matchingText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
        <ChoiceMenu
          label={t('meal')}
          all={t('bothMeals')}
          value={slots.preferredTime}
          choices={TIME_CHOICES}
          onChange={(time) => choose({ preferredTime: time as MealTime | null })}
          sx={FIELD}
        />
        <ChoiceMenu
          label={t('place')}
          all={t('bothPlaces')}
          value={slots.venueType}
          choices={VENUE_CHOICES}
          onChange={(venue) => choose({ venueType: venue as VenueType | null })}
          sx={FIELD}
        />
        <Button
          variant="outlined"
          loading={isBusy(true)}
          disabled={run.isPending}
          onClick={() => run.mutate({ dryRun: true })}
        >
          {t('dryRun')}
        </Button>
        <Button variant="contained" disabled={run.isPending} onClick={() => setConfirming(true)}>
          {t('runNow')}
        </Button>
      </Box>
      <FormError>{run.isError && errorMessage(run.error)}</FormError>
      <Box role="status">{run.data && <MatchingRunResult run={run.data} />}</Box>
      {isConfirming && (
        <FormDialog
          title={t('runNowTitle')}
          text={
            run.data?.dryRun ? t('runAfterDryRun', { summary: matchingRunSummary(run.data) }) : t('runAtOnce')
          }
          submitLabel={t('runAction')}
          isBusy={isBusy(false)}
          onSubmit={() => run.mutate({ dryRun: false })}
          onClose={() => setConfirming(false)}
        />
      )}
    </Section>
  );
}

const FIELD = { flex: '1 1 7rem' };

type Slot = MatchingRun['slots'][number];
type Table = Slot['tables'][number];

/** The tables that a matching run has formed, or in a dry run would form. */
function MatchingRunResult({ run }: { run: MatchingRun }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <Tag tone={run.dryRun ? 'warning' : 'good'}>{t(run.dryRun ? 'dryRun' : 'done')}</Tag>{' '}
        {matchingRunSummary(run)}
      </Typography>
      {run.slots.map((slot) => (
        <SlotResult key={slotLabel(slot)} slot={slot} />
      ))}
    </>
  );
}

function SlotResult({ slot }: { slot: Slot }) {
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3">{slotLabel(slot)}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {slot.skipped
          ? t(slot.skipped)
          : t('slotSummary', { waiting: slot.waiting, seated: slot.seated, unseated: slot.unseated })}
      </Typography>
      <Box component="ul" role="list" sx={TABLES}>
        {slot.tables.map((table, index) => (
          <TableCard key={table.matchId ?? `new-${index}`} table={table} number={index + 1} />
        ))}
      </Box>
      {slot.figures.length > 0 && (
        <Details>
          {slot.figures.map((figures) => (
            <SeatingRunMetrics key={figures.pass} figures={figures} />
          ))}
        </Details>
      )}
    </Box>
  );
}

function TableCard({ table, number }: { table: Table; number: number }) {
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ mb: 0.5 }}>
        {table.matchId === null ? (
          <b>{t('newTable', { number })}</b>
        ) : (
          <Link component={RouterLink} to={`/matches/${table.matchId}/show`} sx={{ fontWeight: 600 }}>
            {t('tableNumber', { id: table.matchId })}
          </Link>
        )}
      </Box>
      <ul role="list">
        {table.members.map(({ isNew, ...person }) => (
          <li key={person.id}>
            <UserLink user={person} /> {!isNew && <Tag>{t('alreadySeated')}</Tag>}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const TABLES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: 1.5,
};
const CARD = { p: 1.5, borderRadius: 1, bgcolor: 'background.default' };
