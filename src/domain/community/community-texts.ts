import { hasHiddenCharacters, isOneReadableLine, isVisible, lengthOf } from '../shared/readable-text.js';
import { CommunityTextNotAllowed } from './community-errors.js';

/** Maximum lengths in characters, and the maximum number of rules. */
export const COMMUNITY_LIMITS = {
  name: 50,
  contactEmail: 254,
  contactLink: 200,
  contactText: 120,
  houseRule: 200,
  houseRules: 12,
} as const;

/** What admins say about their community. A field that is null falls back to the setting. */
export interface CommunityTexts {
  /** What members see as the name of the app. */
  readonly name: string | null;
  readonly contactEmail: string | null;
  /** An https URL. */
  readonly contactLink: string | null;
  /** One line, such as a phone number and office hours. */
  readonly contactText: string | null;
  readonly houseRules: readonly string[];
}

/** The texts of an instance whose admins have saved none. */
export const NO_COMMUNITY_TEXTS: CommunityTexts = {
  name: null,
  contactEmail: null,
  contactLink: null,
  contactText: null,
  houseRules: [],
};

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;
/** Without a user name, which makes an address look like that of another site. */
const HTTPS_URL =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/i;

/**
 * Validates and normalizes the form: spaces around texts are removed, and empty texts are null or left out.
 * @throws CommunityTextNotAllowed
 */
export function communityTextsFrom(form: CommunityTexts): CommunityTexts {
  const name = lineFrom('name', form.name, COMMUNITY_LIMITS.name);
  if (name !== null && /[<>"]/.test(name))
    throw new CommunityTextNotAllowed('name', 'Please leave out < > and "');
  const contactEmail = lineFrom('contactEmail', form.contactEmail, COMMUNITY_LIMITS.contactEmail);
  if (contactEmail !== null && !EMAIL.test(contactEmail))
    throw new CommunityTextNotAllowed('contactEmail', 'Please enter one address such as hello@example.org');
  const contactLink = lineFrom('contactLink', form.contactLink, COMMUNITY_LIMITS.contactLink);
  if (contactLink !== null && !HTTPS_URL.test(contactLink))
    throw new CommunityTextNotAllowed('contactLink', 'Please enter an address that begins with https://');
  return {
    name,
    contactEmail,
    contactLink,
    contactText: lineFrom('contactText', form.contactText, COMMUNITY_LIMITS.contactText),
    houseRules: houseRulesFrom(form.houseRules),
  };
}

function houseRulesFrom(written: readonly string[]): string[] {
  const rules = written
    .map((rule) => lineFrom('houseRules', rule, COMMUNITY_LIMITS.houseRule))
    .filter((rule) => rule !== null);
  if (rules.length > COMMUNITY_LIMITS.houseRules)
    throw new CommunityTextNotAllowed(
      'houseRules',
      `Please keep this to ${COMMUNITY_LIMITS.houseRules} rules`,
    );
  return rules;
}

function lineFrom(field: string, written: string | null, most: number): string | null {
  const text = written?.trim() ?? '';
  if (text === '') return null;
  if (!isOneReadableLine(text)) throw new CommunityTextNotAllowed(field, 'Please keep this to one line');
  if (!isVisible(text) || hasHiddenCharacters(text))
    throw new CommunityTextNotAllowed(field, 'Please use visible characters only');
  if (lengthOf(text) > most)
    throw new CommunityTextNotAllowed(field, `Please keep this to ${most} characters`);
  return text;
}
