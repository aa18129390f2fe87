import { commonGround, type Tastes } from '../../../src/domain/match/common-ground.js';
import type { MusicGenre, Topic, Vibe } from '../../../src/domain/shared/survey-answers.js';

const tastes = (
  [favoriteConversationTopic, favoriteMusic, personalityType]: [Topic, MusicGenre, Vibe],
  interests: string[] = [],
): Tastes => ({ survey: { favoriteConversationTopic, favoriteMusic, personalityType }, interests });

const FOODIE = tastes(['food', 'pop', 'chill']);
const TRAVELER = tastes(['travel', 'rock', 'outgoing']);
const WORKER = tastes(['career', 'indie', 'passionate']);
const QUIET: Tastes = { survey: null, interests: [] };

const said = (reader: Tastes, others: ReadonlyArray<Tastes | null>) =>
  commonGround(reader, others).map(({ answer, sharedBy }) => `${answer} (${sharedBy})`);

describe('the common ground of a table', () => {
  it('is what all of its members said, before what most of them said', () => {
    const likesFood = tastes(['food', 'rock', 'outgoing']);
    expect(said(FOODIE, [FOODIE, FOODIE, likesFood])).toEqual(['food (all)', 'pop (most)', 'chill (most)']);
    const isChill = tastes(['travel', 'rock', 'chill']);
    expect(said(FOODIE, [FOODIE, FOODIE, isChill])).toEqual(['chill (all)', 'food (most)', 'pop (most)']);
  });

  it('needs three members, and more than half of the table', () => {
    expect(said(FOODIE, [FOODIE, FOODIE, TRAVELER])).toContain('food (most)');
    expect(said(FOODIE, [FOODIE, FOODIE, TRAVELER, WORKER])).toContain('food (most)');
    expect(said(FOODIE, [FOODIE, TRAVELER, WORKER])).toEqual([]);
    expect(said(FOODIE, [FOODIE, TRAVELER])).toEqual([]);
    expect(said(FOODIE, [FOODIE, FOODIE, TRAVELER, WORKER, QUIET])).toEqual([]);
  });

  it('of two members is what both said', () => {
    expect(said(FOODIE, [tastes(['food', 'rock', 'chill'])])).toEqual(['food (all)', 'chill (all)']);
    expect(said(FOODIE, [TRAVELER])).toEqual([]);
  });

  it('never shows a reader an answer that they did not give, even when all others gave it', () => {
    expect(said(TRAVELER, [FOODIE, FOODIE, FOODIE, FOODIE])).toEqual([]);
    expect(said(QUIET, [FOODIE, FOODIE, FOODIE])).toEqual([]);
  });

  it('does not show what a single other member said, whatever the reader answers to find out', () => {
    const others = [WORKER, TRAVELER, FOODIE];
    for (const probe of others) expect(said(probe, others)).toEqual([]);
  });

  it('counts interests without regard to case, and apart from the topics', () => {
    const hiker = (...interests: string[]): Tastes => ({ survey: null, interests });
    expect(said(hiker('Hiking', 'chess'), [hiker('hiking'), hiker('HIKING', 'go')])).toEqual([
      'Hiking (all)',
    ]);
    expect(said(TRAVELER, [hiker('travel'), hiker('travel')])).toEqual([]);
  });

  it('counts a blocked member as a seat without answers, so that it says nothing about them', () => {
    expect(said(FOODIE, [FOODIE, FOODIE, null])).toEqual(['food (most)', 'pop (most)', 'chill (most)']);
    expect(said(FOODIE, [FOODIE, null])).toEqual([]);
    expect(said(FOODIE, [null])).toEqual([]);
  });

  it('of one member alone is empty', () => expect(said(FOODIE, [])).toEqual([]));
});
