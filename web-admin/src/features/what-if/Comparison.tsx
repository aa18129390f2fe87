import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useTrial } from '../../shared/api/use-trial.js';
import { FormError } from '../../shared/ui/FormError.js';
import { SlotResult } from './SlotResult.js';
import { PolicyForm } from './PolicyForm.js';
import { t } from './messages.js';
import {
  compareSeating,
  currentDraft,
  type Draft,
  type PolicySetting,
  type SeatingComparison,
} from './what-if.js';

/** The form and the result of its last comparison, which is removed once a setting changes. */
export function Comparison({ settings }: { settings: readonly PolicySetting[] }): ReactNode {
  const [draft, setDraft] = useState(() => currentDraft(settings));
  const compare = useTrial<void, SeatingComparison>((_, signal) => compareSeating(settings, draft, signal));
  const change = (next: Draft): void => {
    setDraft(next);
    compare.reset();
  };
  return (
    <Stack spacing={2}>
      <PolicyForm
        settings={settings}
        draft={draft}
        isBusy={compare.isPending}
        onChange={change}
        onSubmit={() => compare.mutate()}
      />
      <FormError>{compare.isError && errorMessage(compare.error)}</FormError>
      <Box role="status">
        {compare.isPending && t('comparing')}
        <Stack spacing={2}>
          {compare.data?.slots.map((slot) => (
            <SlotResult key={`${slot.time}/${slot.venueType}`} slot={slot} />
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}
