import { FORMER_QUESTIONS, QUESTION_KEYS, QUESTIONS, type QuestionKey } from './questions.js';

/** On which occasion the table is asked; `table` asks several questions at once. */
export type IcebreakerKind = 'formed' | 'warmup' | 'table' | 'another';

const BEGINS: Record<IcebreakerKind, string> = {
  formed: 'Icebreaker: ',
  warmup: 'A warm-up: ',
  table: 'Questions for the table:\n',
  another: 'Another question: ',
};

/** Beginning of the idempotency keys of all system messages with questions. */
export const ICEBREAKER = 'icebreaker';
/** The idempotency keys of the questions that are asked at a time. */
export const WARM_UP = `${ICEBREAKER}-warmup`;
export const AT_THE_TABLE = `${ICEBREAKER}-table`;

/** System message with questions, one a line. */
export const icebreakerMessage = (kind: IcebreakerKind, questions: readonly QuestionKey[]): string =>
  BEGINS[kind] + questions.map((key) => QUESTIONS[key]).join('\n');

/** Parses such a message. @returns no question for any other message */
export function parseIcebreaker(message: string): { kind: IcebreakerKind; questions: QuestionKey[] } {
  const kinds = Object.keys(BEGINS) as IcebreakerKind[];
  return {
    kind: kinds.find((each) => message.startsWith(BEGINS[each])) ?? 'formed',
    questions: message.split('\n').flatMap((line) => questionIn(line) ?? []),
  };
}

const questionIn = (line: string): QuestionKey | undefined =>
  QUESTION_KEYS.find((key) =>
    [QUESTIONS[key], FORMER_QUESTIONS[key]].some((question) => question && line.endsWith(question)),
  );
