import type { INTEREST_OPTIONS } from '@domain/account/interests.js';
import type { MusicGenre, Topic, Vibe } from '@domain/shared/survey-answers.js';
import type { Translate } from '../../../../locales/messages.js';
import type { Match } from '../../shared/api/types.js';
import { listOf } from '../../shared/i18n/list-of.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { isUpcoming } from './members.js';

const t = messagesOf('common-ground');

/** Answers as they read within a sentence; an interest that is also a topic reads the same. A vibe is said of people. */
const answerText: Translate<Topic | MusicGenre | Vibe | (typeof INTEREST_OPTIONS)[number]> =
  messagesOf('answers');

type CommonAnswer = Match['commonGround'][number];

const MAX_THINGS = 3;

const said = ({ answer }: CommonAnswer): string => (answerText.has(answer) ? answerText(answer) : answer);

/** What all or most members share, in words: things that they like, or what they are. */
const sharedWords = (
  { commonGround }: Match,
  sharedBy: CommonAnswer['sharedBy'],
  areVibes: boolean,
): string[] => [
  ...new Set(
    commonGround.filter((one) => one.sharedBy === sharedBy && (one.kind === 'vibe') === areVibes).map(said),
  ),
];

/** Something that all members like; undefined where there is nothing. */
export const likedByAll = (match: Match): string | undefined => sharedWords(match, 'all', false)[0];

/** What the reader shares with the table, as 'You all like food.' and 'Most of you like travel.'; what all share is first. */
export function commonGround(match: Match): string[] {
  const all = sharedWords(match, 'all', false);
  // An interest and a topic can read the same.
  const most = sharedWords(match, 'most', false).filter((thing) => !all.includes(thing));
  return [
    ...sentencesFor(match.users.length === 1 ? 'both' : 'all', all, sharedWords(match, 'all', true)),
    ...sentencesFor('most', most, sharedWords(match, 'most', true)),
  ];
}

/** What the reader shares with the table; for an upcoming one that a run has formed, it is introduced as the reason. */
export function commonGroundLabel(match: Match): string | null {
  const sentences = commonGround(match).join(' ');
  if (!sentences) return null;
  return match.meetup === null && isUpcoming(match) ? t('why', { sentences }) : sentences;
}

function sentencesFor(
  who: 'both' | 'all' | 'most',
  things: readonly string[],
  vibes: readonly string[],
): string[] {
  return [
    ...(things.length > 0 ? [t(who, { things: listOf(things.slice(0, MAX_THINGS)) })] : []),
    ...(vibes.length > 0 ? [t(`${who}Are`, { vibe: listOf(vibes) })] : []),
  ];
}
