import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { changedFields, type CommunityForm, draftOf } from './community-draft.js';
import { t } from './messages.js';

interface Props {
  readonly base: CommunityForm;
  readonly theirs: CommunityForm;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What another admin has saved meanwhile, and whether the own changes are kept. */
export function ConflictNotice({ base, theirs, onKeep, onTake }: Props): ReactNode {
  const saved = draftOf(theirs);
  return (
    <Alert severity="warning">
      {t('conflict')}
      <Box sx={{ mt: 1 }}>{t('theirs')}</Box>
      <Box
        component="ul"
        sx={{ mt: 0.5, mb: 1.5, pl: 2.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {changedFields(draftOf(base), saved).map((field) => (
          <li key={field}>
            {t(field)}: {saved[field] || t('empty')}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onKeep}>
          {t('keepMine')}
        </Button>
        <Button color="inherit" onClick={onTake}>
          {t('takeTheirs')}
        </Button>
      </Box>
    </Alert>
  );
}
