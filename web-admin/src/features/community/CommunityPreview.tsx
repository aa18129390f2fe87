import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../../shared/ui/Section.js';
import { type CommunityDraft, type CommunityForm, rulesOf } from './community-draft.js';
import { t } from './messages.js';

interface Props {
  readonly draft: CommunityDraft;
  readonly defaults: CommunityForm['defaults'];
}

/** The texts as members see them, with the settings in place of empty fields. Contacts are no links here. */
export function CommunityPreview({ draft, defaults }: Props): ReactNode {
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
