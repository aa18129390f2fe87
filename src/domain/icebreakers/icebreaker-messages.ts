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
