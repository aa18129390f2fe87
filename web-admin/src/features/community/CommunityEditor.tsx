import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode } from 'react';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import type { CommunityForm } from './community-draft.js';
import { CommunityFields } from './CommunityFields.js';
import { CommunityPreview } from './CommunityPreview.js';
import { ConflictNotice } from './ConflictNotice.js';
import { t } from './messages.js';
import { useCommunityEditor } from './use-community-editor.js';

export interface CommunityEditorProps {
  /** The version that the form starts with; later ones of the same page do not replace what is typed. */
  readonly form: CommunityForm;
  readonly load: () => Promise<CommunityForm>;
  readonly save: (body: object) => Promise<CommunityForm>;
}

/** The form with a preview beside it. */
export function CommunityEditor(props: CommunityEditorProps): ReactNode {
  const { draft, base, theirs, state, refused, isChanged, edit, submit, discard, keepMine, takeTheirs } =
    useCommunityEditor(props);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <Box sx={GRID}>
      <Section title={t('texts')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('textsText')}
        </Typography>
        <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 2.5 }}>
          <CommunityFields draft={draft} defaults={base.defaults} refused={refused} onChange={edit} />
          {theirs && <ConflictNotice base={base} theirs={theirs} onKeep={keepMine} onTake={takeTheirs} />}
          <FormError>{state.error}</FormError>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={state.isBusy} disabled={theirs !== null}>
              {t('save')}
            </Button>
            {isChanged && !theirs && (
              <Button color="inherit" disabled={state.isBusy} onClick={discard}>
                {t('discard')}
              </Button>
            )}
            <Box role="status">{state.isSaved && t('saved')}</Box>
          </Box>
        </Stack>
      </Section>
      <CommunityPreview draft={draft} defaults={base.defaults} />
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  gap: 2,
  mb: 4,
};
