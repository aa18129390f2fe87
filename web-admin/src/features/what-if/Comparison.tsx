import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { FormError } from '../../shared/ui/FormError.js';
import { SlotResult } from './SlotResult.js';
import { PolicyForm } from './PolicyForm.js';
import { t } from './messages.js';
import { compareSeating, currentDraft, type Draft, type PolicySetting } from './what-if.js';

/** The form and the result of its last comparison, which is removed once a setting changes. */
export function Comparison({ settings }: { settings: readonly PolicySetting[] }): ReactNode {
  const [draft, setDraft] = useState(() => currentDraft(settings));
  const running = useRef<AbortController>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const compare = useMutation({
    mutationFn: () => {
      running.current = new AbortController();
      return compareSeating(settings, draft, running.current.signal);
    },
    onError: (error) => logoutIfAccessDenied(error),
  });
  useEffect(() => () => running.current?.abort(), []);
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
