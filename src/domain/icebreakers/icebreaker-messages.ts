import type { Slot } from '../shared/slot.js';
import type { QuestionKey } from './questions.js';

/** On which occasion the table is asked; `table` asks several questions at once. */
export type IcebreakerKind = 'formed' | 'warmup' | 'table';

/** Beginning of the idempotency keys of all system messages with questions. */
export const ICEBREAKER = 'icebreaker';
/** The idempotency keys of the questions that are asked at a time. */
export const WARM_UP = `${ICEBREAKER}-warmup`;
export const AT_THE_TABLE = `${ICEBREAKER}-table`;

/** System message with questions. */
export const icebreakerMessage = <Kind extends IcebreakerKind>(
  kind: Kind,
  questions: readonly QuestionKey[],
) => ({ kind: `icebreaker.${kind}`, params: { questions } }) as const;

/** The questions of a stored message; none for one of another kind. */
export const questionsIn = ({ params }: { readonly params: object }): readonly string[] =>
  (params as { readonly questions?: readonly string[] }).questions ?? [];

/** System message for a new table. */
export const welcomeMessage = (slot: Slot) =>
  ({
    kind: 'welcome',
    params: { date: slot.preferredDate, mealTime: slot.preferredTime, venueType: slot.venueType },
  }) as const;
