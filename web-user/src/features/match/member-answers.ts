import type { MatchUser, OwnFeedback } from '../../shared/api/types.js';

/** The answers about one member; `unsure` and `none` are not sent. */
export interface MemberAnswer {
  readonly presence: 'came' | 'didNotCome' | 'unsure';
  readonly again: 'gladly' | 'no' | 'none';
}

/** The answers about each member, by id. */
export type Answers = ReadonlyMap<number, MemberAnswer>;

/** The saved answers about each member, by id. */
export function answersAbout(users: readonly MatchUser[], saved: OwnFeedback | null): Answers {
  const has = (ids: readonly number[] | undefined, id: number) => ids?.includes(id) ?? false;
  return new Map(
    users.map(({ id }) => [
      id,
      {
        presence: has(saved?.came, id) ? 'came' : has(saved?.didNotCome, id) ? 'didNotCome' : 'unsure',
        again: has(saved?.again, id) ? 'gladly' : has(saved?.notAgain, id) ? 'no' : 'none',
      },
    ]),
  );
}

const mapped = (answers: Answers, change: (answer: MemberAnswer) => MemberAnswer): Answers =>
  new Map([...answers].map(([id, answer]) => [id, change(answer)]));

/** Sets `came` for the members without an answer about their presence. */
export const withAllCame = (answers: Answers): Answers =>
  mapped(answers, (answer) => (answer.presence === 'unsure' ? { ...answer, presence: 'came' } : answer));

/** Sets `gladly` for the members without an answer about meeting again, except those who did not come. */
export const withAllAgain = (answers: Answers): Answers =>
  mapped(answers, (answer) =>
    answer.again === 'none' && answer.presence !== 'didNotCome' ? { ...answer, again: 'gladly' } : answer,
  );

/** The answers as the API takes them. */
export function idsOf(answers: Answers) {
  const where = (test: (answer: MemberAnswer) => boolean) =>
    [...answers].filter(([, answer]) => test(answer)).map(([id]) => id);
  return {
    again: where(({ again }) => again === 'gladly'),
    notAgain: where(({ again }) => again === 'no'),
    came: where(({ presence }) => presence === 'came'),
    didNotCome: where(({ presence }) => presence === 'didNotCome'),
  };
}
