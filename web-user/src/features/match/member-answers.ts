import type { MatchUser, OwnFeedback } from '../../shared/api/types.js';

/** The answers about one member; `unsure` and `none` are not sent. */
export interface MemberAnswer {
  readonly presence: 'came' | 'didNotCome' | 'unsure';
  readonly again: 'gladly' | 'no' | 'none';
}

/** The saved answers about each member, by id. */
export function answersAbout(
  users: readonly MatchUser[],
  saved: OwnFeedback | null,
): ReadonlyMap<number, MemberAnswer> {
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

/** The answers as the API takes them. */
export function idsOf(answers: ReadonlyMap<number, MemberAnswer>) {
  const where = (test: (answer: MemberAnswer) => boolean) =>
    [...answers].filter(([, answer]) => test(answer)).map(([id]) => id);
  return {
    again: where(({ again }) => again === 'gladly'),
    notAgain: where(({ again }) => again === 'no'),
    came: where(({ presence }) => presence === 'came'),
    didNotCome: where(({ presence }) => presence === 'didNotCome'),
  };
}
