import { interestKey } from '../shared/interest.js';
import type { MusicGenre, SurveyAnswers, Topic, Vibe } from '../shared/survey-answers.js';

/** What a member said about themselves. */
export interface Tastes {
  readonly survey: SurveyAnswers | null;
  readonly interests: readonly string[];
}

/** One thing that a table has in common. */
export type CommonAnswer = { readonly sharedBy: 'all' | 'most' } & (
  | { readonly kind: 'topic'; readonly answer: Topic }
  | { readonly kind: 'interest'; readonly answer: string }
  | { readonly kind: 'music'; readonly answer: MusicGenre }
  | { readonly kind: 'vibe'; readonly answer: Vibe }
);

/** Fewer than this many members would point at one of them. */
const FEWEST_WHO_SHARE = 3;

/**
 * What one member, the reader, has in common with the table: their own answers that all members gave, or that more than
 * half and at least three gave. An answer that the reader did not give is never returned, and neither is one that a
 * single other member of a larger table gave. Answers of all members come first. See ADR 33.
 * @param others null for a member whose answers do not count, because of a block: the table counts them as a seat
 */
export function commonGround(reader: Tastes, others: ReadonlyArray<Tastes | null>): CommonAnswer[] {
  const seats = others.length + 1;
  const sharedBy = (isGivenBy: (member: Tastes) => boolean): 'all' | 'most' | null => {
    const count = 1 + others.filter((member) => member !== null && isGivenBy(member)).length;
    if (seats > 1 && count === seats) return 'all';
    return count >= FEWEST_WHO_SHARE && count * 2 > seats ? 'most' : null;
  };
  const common: CommonAnswer[] = [];
  const {
    favoriteConversationTopic: topic,
    favoriteMusic: music,
    personalityType: vibe,
  } = reader.survey ?? {};
  const byTopic = topic && sharedBy(({ survey }) => survey?.favoriteConversationTopic === topic);
  if (byTopic) common.push({ kind: 'topic', answer: topic, sharedBy: byTopic });
  for (const interest of reader.interests) {
    const byInterest = sharedBy(({ interests }) =>
      interests.some((other) => isSameInterest(other, interest)),
    );
    if (byInterest) common.push({ kind: 'interest', answer: interest, sharedBy: byInterest });
  }
  const byMusic = music && sharedBy(({ survey }) => survey?.favoriteMusic === music);
  if (byMusic) common.push({ kind: 'music', answer: music, sharedBy: byMusic });
  const byVibe = vibe && sharedBy(({ survey }) => survey?.personalityType === vibe);
  if (byVibe) common.push({ kind: 'vibe', answer: vibe, sharedBy: byVibe });
  return common.sort((a, b) => Number(a.sharedBy === 'most') - Number(b.sharedBy === 'most'));
}

const isSameInterest = (one: string, other: string): boolean => interestKey(one) === interestKey(other);
