import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { ALL_SLOTS, matchingRunSummary, runMatching } from './matching-run.js';
import { MatchingRunResult } from './MatchingRunResult.js';
import { SlotFields } from './SlotFields.js';
import { t } from './messages.js';

interface Props {
  /** YYYY-MM-DD; null for every Saturday. */
  readonly date: string | null;
}

/** Starts a matching run for open requests, or a dry run that changes nothing. */
export function RunMatchingPanel({ date }: Props): ReactNode {
  const [slots, setSlots] = useState(ALL_SLOTS);
  const [isConfirming, setConfirming] = useState(false);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const refresh = useRefresh();
  const run = useMutation({
    mutationFn: ({ dryRun }: { dryRun: boolean }) => runMatching({ ...slots, preferredDate: date }, dryRun),
    onSuccess: () => refresh(),
    onError: (error) => logoutIfAccessDenied(error),
    onSettled: () => setConfirming(false),
  });
  const isBusy = (dryRun: boolean) => run.isPending && run.variables.dryRun === dryRun;
  return (
    <Section title={t('matching')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('matchingText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mb: 2 }}>
        <SlotFields
          slots={slots}
          onChange={(next) => {
            setSlots(next);
            run.reset();
          }}
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
      <ConfirmDialog
        open={isConfirming}
        title={t('runNowTitle')}
        text={
          run.data?.dryRun ? t('runAfterDryRun', { summary: matchingRunSummary(run.data) }) : t('runAtOnce')
        }
        action={t('runAction')}
        isBusy={isBusy(false)}
        onConfirm={() => run.mutate({ dryRun: false })}
        onClose={() => setConfirming(false)}
      />
    </Section>
  );
}
