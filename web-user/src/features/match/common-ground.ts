import type { Match } from '../../shared/api/types.js';
import { listOf } from '../../shared/i18n/list-of.js';
import { isKnownThing, t } from './common-ground-messages.js';

const MAX_THINGS = 3;

/**
 * What the reader shares with the table, as 'You all like food and travel.'; null where there is nothing to say. What
 * most members share is said only where there is nothing that all share.
 */
export function commonGroundLabel({ commonGround, users }: Match): string | null {
  const sharedByAll = commonGround.filter(({ sharedBy }) => sharedBy === 'all');
  const shared = sharedByAll.length > 0 ? sharedByAll : commonGround;
  const things = new Set(shared.map(({ answer }) => (isKnownThing(answer) ? t(answer) : answer)));
  if (things.size === 0) return null;
  const sentence = sharedByAll.length === 0 ? 'most' : users.length === 1 ? 'both' : 'all';
  return t(sentence, { things: listOf([...things].slice(0, MAX_THINGS)) });
}
