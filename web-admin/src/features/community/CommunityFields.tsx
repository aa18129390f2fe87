import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { COMMUNITY_LIMITS } from '@domain/community/community-texts.js';
import { type CommunityDraft, type CommunityForm, type Field, rulesOf } from './community-draft.js';
import { t } from './messages.js';

interface Props {
  readonly draft: CommunityDraft;
  readonly defaults: CommunityForm['defaults'];
  readonly refused: readonly Field[];
  readonly onChange: (field: Field, value: string) => void;
}

/** The five fields, each with its rule where what is typed breaks it. */
export function CommunityFields({ draft, defaults, refused, onChange }: Props): ReactNode {
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
