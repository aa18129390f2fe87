import { DomainError } from '../shared/domain-error.js';
import { ICEBREAKER } from './icebreaker-messages.js';

/** How often the members of one table together may ask for another question. */
export const MOST_ASKED = 3;
const ASKED = `${ICEBREAKER}-asked-`;

/** All questions that the members of a table may ask for were asked. */
class NoIcebreakersLeft extends DomainError {
  readonly code = 'no_icebreakers_left';

  constructor() {
    super("Your table has had all its extra questions. Now it's your turn!");
  }
}

/** @param occasions the idempotency keys of the questions posted so far */
export const icebreakersLeft = (occasions: readonly string[]): number =>
  Math.max(0, MOST_ASKED - occasions.filter((occasion) => occasion.startsWith(ASKED)).length);

/** The idempotency key of the next question that a member asks for. @throws NoIcebreakersLeft */
export function nextOccasion(occasions: readonly string[]): string {
  const left = icebreakersLeft(occasions);
  if (left === 0) throw new NoIcebreakersLeft();
  return `${ASKED}${MOST_ASKED - left + 1}`;
}
