import { ANNOUNCEMENT_LIMITS } from '@domain/announcements/announcement-texts.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { HttpError } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import type { AnnouncementDraft } from './announcement-draft.js';
import { AUDIENCE_CHOICES } from './announcement-labels.js';
import { BannerPreview } from './BannerPreview.js';
import { t } from './messages.js';

interface Props {
  readonly initial: AnnouncementDraft;
  readonly save: (draft: AnnouncementDraft) => Promise<void>;
}

/** The fields of a draft, with the banner as members will see it below. */
export function AnnouncementForm({ initial, save }: Props): ReactNode {
  const [draft, setDraft] = useState(initial);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const refused =
    error instanceof HttpError ? (error.body as { fields?: Record<string, string> } | null) : null;
  const field = (name: keyof AnnouncementDraft, label: string, hint?: string) => ({
    name,
    label,
    value: draft[name],
    error: refused?.fields?.[name] !== undefined,
    helperText: refused?.fields?.[name] ?? hint,
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setSaved(false);
    },
    autoComplete: 'off',
    fullWidth: true,
  });
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(null);
    await save(draft).then(() => setSaved(true), setError);
    setBusy(false);
  }
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <TextField
        {...field('subject', t('subject'), t('subjectHint'))}
        slotProps={{ htmlInput: { maxLength: ANNOUNCEMENT_LIMITS.subject, dir: 'auto' } }}
      />
      <TextField
        {...field('body', t('body'), t('bodyHint'))}
        multiline
        minRows={6}
        maxRows={20}
        slotProps={{ htmlInput: { maxLength: ANNOUNCEMENT_LIMITS.body, dir: 'auto' } }}
      />
      <TextField {...field('audience', t('audience'))} select>
        {AUDIENCE_CHOICES.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field('bannerUntil', t('bannerUntil'), t('bannerHint'))}
        type="datetime-local"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormError>{error ? errorMessage(error) : null}</FormError>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          {t('saveDraft')}
        </Button>
        <Box role="status">{isSaved && t('saved')}</Box>
      </Box>
      {(draft.subject || draft.body) && (
        <Section title={t('banner')}>
          <BannerPreview {...draft} />
        </Section>
      )}
    </Stack>
  );
}
