import type { Match } from '../../shared/api/types.js';
import { listOf } from '../../shared/i18n/list-of.js';
import { answerText, t } from './common-ground-messages.js';

const MAX_THINGS = 3;

/**
 * What the reader shares with the table, as 'You all like food and travel.'; null where there is nothing to say. What
 * most members share is said only where there is nothing that all share.
 */
export function commonGroundLabel({ commonGround, users }: Match): string | null {
  const sharedByAll = commonGround.filter(({ sharedBy }) => sharedBy === 'all');
  const shared = sharedByAll.length > 0 ? sharedByAll : commonGround;
  const said = (answers: typeof shared) =>
    new Set(answers.map(({ answer }) => (answerText.has(answer) ? answerText(answer) : answer)));
  const things = said(shared.filter(({ kind }) => kind !== 'vibe'));
  const vibes = said(shared.filter(({ kind }) => kind === 'vibe'));
  const who = sharedByAll.length === 0 ? 'most' : users.length === 1 ? 'both' : 'all';
  const sentences = [
    things.size > 0 && t(who, { things: listOf([...things].slice(0, MAX_THINGS)) }),
    vibes.size > 0 && t(`${who}Are`, { vibe: listOf([...vibes]) }),
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || null;
}
