import { CommunityTextNotAllowed } from '@domain/community/community-errors.js';
import { type CommunityTexts, communityTextsFrom } from '@domain/community/community-texts.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('community');

export type CommunityForm = ResponseOf<'/api/admin/community'>;

const FIELDS = ['name', 'contactEmail', 'contactLink', 'contactText', 'houseRules'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What is typed into the form; the house rules are one text with a rule in each line. */
export type CommunityDraft = Readonly<Record<FieldName, string>>;

export const draftOf = ({ texts }: CommunityForm): CommunityDraft => ({
  name: texts.name ?? '',
  contactEmail: texts.contactEmail ?? '',
  contactLink: texts.contactLink ?? '',
  contactText: texts.contactText ?? '',
  houseRules: texts.houseRules.join('\n'),
});

export const rulesOf = ({ houseRules }: CommunityDraft): string[] =>
  houseRules
    .split('\n')
    .map((rule) => rule.trim())
    .filter(Boolean);

export const textsOf = (draft: CommunityDraft) => ({ ...draft, houseRules: rulesOf(draft) });

/** The fields that the server would refuse, by the rules of the domain. */
export const refusedFields = (draft: CommunityDraft): FieldName[] =>
  FIELDS.filter((field) => {
    const alone: CommunityTexts = { ...NOTHING, [field]: textsOf(draft)[field] };
    try {
      communityTextsFrom(alone);
      return false;
    } catch (error) {
      if (error instanceof CommunityTextNotAllowed) return true;
      throw error;
    }
  });

const NOTHING = { name: '', contactEmail: '', contactLink: '', contactText: '', houseRules: [] };

export const changedFields = (before: CommunityDraft, after: CommunityDraft): FieldName[] =>
  FIELDS.filter((field) => before[field] !== after[field]);

/** The version of the other admin with what was typed here: a field that both have changed keeps what was typed. */
export const mergedDraft = (
  base: CommunityDraft,
  mine: CommunityDraft,
  theirs: CommunityDraft,
): CommunityDraft =>
  changedFields(base, mine).reduce((merged, field) => ({ ...merged, [field]: mine[field] }), theirs);
