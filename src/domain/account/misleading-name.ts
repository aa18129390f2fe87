import { invalidField } from '../shared/refusal.js';
import { hasHiddenCharacters } from '../shared/readable-text.js';
import { hasWebAddress, withPlainDots } from '../shared/web-address.js';
import { skeletonOf, skeletonsOf } from './name-skeleton.js';

/** The name contains a link or hidden characters, or impersonates the product. */
export class MisleadingName extends invalidField('misleading_name') {
  constructor(readonly field: 'firstName' | 'lastName') {
    super('Please enter your own name, without web addresses or hidden characters');
  }
}

/** The same for a username, which mails and tables show too. */
export class MisleadingUsername extends invalidField(
  'misleading_username',
  'username',
  'Please choose a username that is no web address and no name of our team',
) {}

/** Words of staff in the languages of the app, which are also parts of names, such as Padmini and Staffan. */
const STAFF_WORDS = new Set(
  [
    ...['system', 'admin', 'staff', 'official', 'helpdesk', 'soporte', 'team', 'equipe', 'equipo', 'safety'],
    ...['security', 'sicherheit', 'seguridad', 'kundendienst', 'kundenservice'],
  ].map(skeletonOf),
);
/** The same where no name has them in it, so that they are found inside of words and across spaces too. */
const STAFF_PARTS = [
  ...['tablemates', 'support', 'moderator', 'moderador', 'moderateur', 'moderatrice', 'moderation'],
  ...['administrat', 'administrador', 'trustandsafety', 'trustsafety', 'safetyteam'],
].map(skeletonOf);
/** Letters from which on the name of a community is no part of the names of people. */
const LONG_COMMUNITY_NAME = 8;
/** A community whose name is one such word, such as Grace, may have members of that name. */
const SHORT_WORD = /^[a-z]{1,5}$/;

/**
 * Validates a user's first and last name.
 * @param communityName as members read it now
 * @throws MisleadingName
 */
export function ensureOwnName(firstName: string, lastName: string, communityName: string): void {
  const names = [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const;
  for (const [field, name] of names)
    if (hasLink(name) || hasHiddenCharacters(name) || hasStaffWord(name)) throw new MisleadingName(field);
  const fullName = `${firstName} ${lastName}`;
  if (hasStaffWord(fullName) || hasCommunityName(fullName, communityName))
    throw new MisleadingName('firstName');
}

/**
 * Validates a username that a user chooses: no web address, and no name of the community or of its staff.
 * @throws MisleadingUsername
 */
export function ensureOwnUsername(username: string, communityName: string): void {
  if (isMisleadingUsername(username, communityName)) throw new MisleadingUsername();
}

export const isMisleadingUsername = (username: string, communityName: string): boolean =>
  hasWebAddress(username) || hasStaffWord(username) || hasCommunityName(username, communityName);

/** The same for a name of a person, in which some characters have no place otherwise. */
const hasLink = (name: string): boolean => /[/@:]|www\./i.test(withPlainDots(name)) || hasWebAddress(name);

/** Whether the text looks as if it had a word of staff, or the name of the product, anywhere in it. */
function hasStaffWord(name: string): boolean {
  const words = skeletonsOf(name);
  const whole = words.join('');
  if (STAFF_WORDS.has(whole) || words.some((word) => STAFF_WORDS.has(word))) return true;
  return STAFF_PARTS.some((part) => whole.includes(part));
}

/** The same for the name of the community: a long one in the letters, a shorter one in whole words. */
function hasCommunityName(fullName: string, communityName: string): boolean {
  const [words, community] = [skeletonsOf(fullName), skeletonsOf(communityName)];
  const [name, whole] = [words.join(''), community.join('')];
  if (whole === '' || whole === name) return whole !== '';
  if (whole.length >= LONG_COMMUNITY_NAME) return name.includes(whole);
  if (SHORT_WORD.test(whole) && community.length === 1) return false;
  return ` ${words.join(' ')} `.includes(` ${community.join(' ')} `);
}
