import { COMMUNITY_LIMITS } from '@domain/community/community-texts.js';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { errorCode, errorMessage } from '../../shared/api/http.js';
import { Field } from '../../shared/ui/fields.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import {
  changedFields,
  type CommunityDraft,
  type CommunityForm,
  draftOf,
  type FieldName,
  mergedDraft,
  refusedFields,
  rulesOf,
  t,
  textsOf,
} from './community-draft.js';

interface Props {
  /** The version that the form starts with; later ones of the same page do not replace what is typed. */
  readonly form: CommunityForm;
  readonly load: () => Promise<CommunityForm>;
  readonly save: (body: object) => Promise<CommunityForm>;
}

/** The form with a preview beside it; after a conflict also the version of the other admin. */
export function CommunityEditor({ form: first, load, save }: Props) {
  const [base, setBase] = useState(first);
  const [theirs, setTheirs] = useState<CommunityForm | null>(null);
  const [error, setError] = useState<string | null>(null);
  const form = useForm<CommunityDraft>({ defaultValues: draftOf(first) });
  const draft = useWatch({ control: form.control }) as CommunityDraft;
  const [isSaved, setSaved] = useState(false);
  const { isSubmitting } = form.formState;
  const isChanged = changedFields(draftOf(base), draft).length > 0;

  /** Begins with a version, and with what is typed on top of it. */
  function start(version: CommunityForm, typed = draftOf(version)): void {
    setBase(version);
    setTheirs(null);
    setError(null);
    setSaved(false);
    form.reset(draftOf(version));
    for (const field of changedFields(draftOf(version), typed))
      form.setValue(field, typed[field], { shouldDirty: true });
  }

  async function submit(typed: CommunityDraft): Promise<void> {
    setError(null);
    try {
      start(await save({ ...textsOf(typed), version: base.version }));
      setSaved(true);
    } catch (failure) {
      if (errorCode(failure) !== 'community_changed_meanwhile') return setError(errorMessage(failure));
      await load().then(setTheirs, (reason: unknown) => setError(errorMessage(reason)));
    }
  }

  return (
    <Box sx={GRID}>
      <Section title={t('texts')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('textsText')}
        </Typography>
        <FormProvider {...form}>
          <Stack
            component="form"
            noValidate
            onSubmit={form.handleSubmit(submit, () => setError(t('checkFields')))}
            sx={{ gap: 2.5 }}
          >
            <CommunityFields draft={draft} defaults={base.defaults} />
            {theirs && (
              <ConflictNotice
                base={base}
                theirs={theirs}
                onKeep={() => start(theirs, mergedDraft(draftOf(base), draft, draftOf(theirs)))}
                onTake={() => start(theirs)}
              />
            )}
            <FormError>{error}</FormError>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Button type="submit" variant="contained" loading={isSubmitting} disabled={theirs !== null}>
                {t('save')}
              </Button>
              {isChanged && !theirs && (
                <Button color="inherit" disabled={isSubmitting} onClick={() => start(base)}>
                  {t('discard')}
                </Button>
              )}
              <Box role="status">{isSaved && !isChanged && t('saved')}</Box>
            </Box>
          </Stack>
        </FormProvider>
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

interface PartProps {
  readonly draft: CommunityDraft;
  readonly defaults: CommunityForm['defaults'];
}

/** The five fields, each with its rule where what is typed breaks it. */
function CommunityFields({ draft, defaults }: PartProps) {
  const rules = COMMUNITY_LIMITS.houseRules;
  const field = (source: FieldName, hint: string, most: number) => ({
    source,
    label: t(source),
    hint,
    rule: (_value: string, typed: object) =>
      refusedFields(typed as CommunityDraft).includes(source)
        ? t(`${source}NotAllowed`, { most, rules })
        : undefined,
  });
  const email = t('contactEmailHint', { default: defaults.contactEmail ?? t('none') });
  const houseRules = t('houseRulesHint', { count: rulesOf(draft).length, rules });
  return (
    <>
      <Field {...field('name', t('nameHint', { default: defaults.name }), COMMUNITY_LIMITS.name)} />
      <Field {...field('contactEmail', email, COMMUNITY_LIMITS.contactEmail)} type="email" />
      <Field {...field('contactLink', t('contactLinkHint'), COMMUNITY_LIMITS.contactLink)} type="url" />
      <Field {...field('contactText', t('contactTextHint'), COMMUNITY_LIMITS.contactText)} />
      <Field
        {...field('houseRules', houseRules, COMMUNITY_LIMITS.houseRule)}
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
function ConflictNotice({ base, theirs, onKeep, onTake }: ConflictNoticeProps) {
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

/** The texts as members see them, with the settings in place of empty fields. Contacts are no links here. */
function CommunityPreview({ draft, defaults }: PartProps) {
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
