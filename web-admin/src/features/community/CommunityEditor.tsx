import { COMMUNITY_LIMITS } from '@domain/community/community-texts.js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import {
  changedFields,
  type CommunityDraft,
  type CommunityForm,
  draftOf,
  type Field,
  rulesOf,
  t,
} from './community-draft.js';
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

interface Props {
  readonly draft: CommunityDraft;
  readonly defaults: CommunityForm['defaults'];
  readonly refused: readonly Field[];
  readonly onChange: (field: Field, value: string) => void;
}

/** The five fields, each with its rule where what is typed breaks it. */
function CommunityFields({ draft, defaults, refused, onChange }: Props): ReactNode {
  const rules = COMMUNITY_LIMITS.houseRules;
  const field = (name: Field, hint: string, most: number) => ({
    name,
    label: t(name),
    value: draft[name],
    error: refused.includes(name),
    helperText: refused.includes(name) ? t(`${name}NotAllowed`, { most, rules }) : hint,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    autoComplete: 'off',
    fullWidth: true,
  });
  return (
    <>
      <TextField {...field('name', t('nameHint', { default: defaults.name }), COMMUNITY_LIMITS.name)} />
      <TextField
        {...field(
          'contactEmail',
          t('contactEmailHint', { default: defaults.contactEmail ?? t('none') }),
          COMMUNITY_LIMITS.contactEmail,
        )}
        type="email"
      />
      <TextField {...field('contactLink', t('contactLinkHint'), COMMUNITY_LIMITS.contactLink)} type="url" />
      <TextField {...field('contactText', t('contactTextHint'), COMMUNITY_LIMITS.contactText)} />
      <TextField
        {...field(
          'houseRules',
          t('houseRulesHint', { count: rulesOf(draft).length, rules }),
          COMMUNITY_LIMITS.houseRule,
        )}
        multiline
        minRows={4}
        maxRows={16}
      />
    </>
  );
}

interface ConflictNoticeProps {
  readonly base: CommunityForm;
  readonly theirs: CommunityForm;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What another admin has saved meanwhile, and whether the own changes are kept. */
function ConflictNotice({ base, theirs, onKeep, onTake }: ConflictNoticeProps): ReactNode {
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

interface CommunityPreviewProps {
  readonly draft: CommunityDraft;
  readonly defaults: CommunityForm['defaults'];
}

/** The texts as members see them, with the settings in place of empty fields. Contacts are no links here. */
function CommunityPreview({ draft, defaults }: CommunityPreviewProps): ReactNode {
  const rules = rulesOf(draft);
  const contacts = [draft.contactEmail.trim() || defaults.contactEmail, draft.contactLink, draft.contactText]
    .map((contact) => contact?.trim())
    .filter(Boolean);
  return (
    <Section title={t('preview')}>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {draft.name.trim() || defaults.name}
      </Typography>
      <Typography variant="h3" sx={HEADING}>
        {t('contact')}
      </Typography>
      {contacts.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
      {contacts.map((contact) => (
        <Typography key={contact} sx={{ overflowWrap: 'anywhere' }}>
          {contact}
        </Typography>
      ))}
      <Typography variant="h3" sx={HEADING}>
        {t('houseRules')}
      </Typography>
      {rules.length === 0 ? (
        <Typography color="text.secondary">{t('noRules')}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {rules.map((rule, index) => (
            <li key={index}>{rule}</li>
          ))}
        </Box>
      )}
    </Section>
  );
}

const HEADING = { mt: 2, mb: 0.5, fontSize: '1rem', fontWeight: 700 };
