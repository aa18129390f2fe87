import { ANNOUNCEMENT_LIMITS } from '@domain/announcements/announcement-texts.js';
import { formattedTextFrom } from '@domain/shared/formatted-text.js';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { useAction } from '../../shared/api/use-action.js';
import { errorMessage, refusedFields } from '../../shared/api/http.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { ConsoleForm, Field } from '../../shared/ui/fields.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { type AnnouncementDraft, t } from './announcement.js';

const AUDIENCES = choicesOf(['everyone', 'saturday'], t);

interface Props {
  readonly initial: AnnouncementDraft;
  readonly save: (draft: AnnouncementDraft) => Promise<void>;
}

/** The fields of a draft, with the banner as members will see it below. */
export function AnnouncementForm({ initial, save }: Props) {
  const { mutateAsync, error } = useAction({ run: save });
  return (
    <ConsoleForm
      defaultValues={initial}
      onSubmit={(draft: object) =>
        mutateAsync(draft as AnnouncementDraft).then(() => undefined, refusedFields)
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <Field source="subject" label={t('subject')} hint={t('subjectHint')} html={most('subject')} />
        <Field
          source="body"
          label={t('body')}
          hint={t('bodyHint')}
          multiline
          minRows={6}
          maxRows={20}
          html={most('body')}
        />
        <Field source="audience" label={t('audience')} choices={AUDIENCES} />
        <Field source="bannerUntil" label={t('bannerUntil')} hint={t('bannerHint')} type="datetime-local" />
        <FormError>{error && errorMessage(error)}</FormError>
        <Saving hasFailed={error !== null} />
        <Preview />
      </Stack>
    </ConsoleForm>
  );
}

const most = (field: 'subject' | 'body') => ({ maxLength: ANNOUNCEMENT_LIMITS[field], dir: 'auto' });

function Saving({ hasFailed }: { readonly hasFailed: boolean }) {
  const { isSubmitting, isSubmitSuccessful, isDirty } = useFormState();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t('saveDraft')}
      </Button>
      <Box role="status">{isSubmitSuccessful && !hasFailed && !isDirty && t('saved')}</Box>
    </Box>
  );
}

function Preview() {
  const [subject, body] = useWatch<AnnouncementDraft, ['subject', 'body']>({ name: ['subject', 'body'] });
  return subject || body ? <Banner subject={subject} body={body} /> : null;
}

/** An announcement as the banner of the app shows it, opened. */
export function Banner({ subject, body }: Pick<AnnouncementDraft, 'subject' | 'body'>) {
  return (
    <Section title={t('banner')}>
      <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>{subject}</Typography>
        {formattedTextFrom(body).map((spans, index) => (
          <Typography key={index} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {spans.map(({ text, isBold, href }, place) => {
              const shown = isBold ? <strong>{text}</strong> : text;
              return href === null ? (
                <span key={place}>{shown}</span>
              ) : (
                <Link key={place} href={href} target="_blank" rel="noreferrer">
                  {shown}
                </Link>
              );
            })}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
