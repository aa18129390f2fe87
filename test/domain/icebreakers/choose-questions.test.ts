import fc from 'fast-check';
import { chooseQuestions } from '../../../src/domain/icebreakers/choose-questions.js';
import {
  ABOUT_DIFFERENCE,
  ABOUT_SHARED,
  FIELDS,
  FOR_EVERY_TABLE,
} from '../../../src/domain/icebreakers/conditions.js';
import { QUESTION_KEYS, type QuestionKey } from '../../../src/domain/icebreakers/questions.js';
import {
  MUSIC_GENRES,
  type SurveyAnswers,
  TOPICS,
  VIBES,
} from '../../../src/domain/shared/survey-answers.js';

/** The most questions that a table is ever asked: formed, warm-up, three at the table, three asked for. */
const MOST = 8;
const none = new Set<QuestionKey>();
const likes = (topic: SurveyAnswers['favoriteConversationTopic']): SurveyAnswers => ({
  favoriteConversationTopic: topic,
  favoriteMusic: null,
  personalityType: null,
});
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const answers: fc.Arbitrary<Array<SurveyAnswers | null>> = fc.array(
  fc.option(
    fc.record({
      favoriteConversationTopic: maybe(TOPICS),
      favoriteMusic: maybe(MUSIC_GENRES),
      personalityType: maybe(VIBES),
    }),
    { nil: null },
  ),
  { maxLength: 7 },
);
const tables = fc.record({
  id: fc.nat(),
  answers,
  asked: fc.subarray([...QUESTION_KEYS]).map((keys) => new Set(keys)),
});

describe('the questions of a table', () => {
  it('do not change when the answers that one or two members gave are taken away', () =>
    fc.assert(
      fc.property(tables, (table) => {
        const withoutRare = table.answers.map((mine) => {
          if (!mine) return null;
          const kept = { ...mine };
          for (const field of FIELDS)
            if (table.answers.filter((each) => each?.[field] === mine[field]).length < 3) kept[field] = null;
          return kept;
        });
        expect(chooseQuestions({ ...table, answers: withoutRare }, MOST)).toEqual(
          chooseQuestions(table, MOST),
        );
      }),
    ));

  it('do not change when a member leaves who shares no answer with two others', () =>
    fc.assert(
      fc.property(tables, (table) => {
        const isRare = (mine: SurveyAnswers | null) =>
          FIELDS.every(
            (field) =>
              !mine?.[field] || table.answers.filter((each) => each?.[field] === mine[field]).length < 3,
          );
        const leaving = table.answers.findIndex(isRare);
        const staying = table.answers.filter((_, at) => at !== leaving);
        expect(chooseQuestions({ ...table, answers: staying }, MOST)).toEqual(chooseQuestions(table, MOST));
      }),
    ));

  it('are never repeated, and there are enough for every table', () =>
    fc.assert(
      fc.property(fc.nat(), answers, (id, members) => {
        const asked = new Set<QuestionKey>();
        for (let round = 1; round <= MOST; round++) {
          const [next] = chooseQuestions({ id, answers: members, asked }, 1);
          asked.add(next!);
          expect(asked.size).toBe(round);
        }
      }),
    ));

  it('never include one that was asked, however many are chosen', () =>
    fc.assert(
      fc.property(tables, (table) => {
        const chosen = chooseQuestions(table, QUESTION_KEYS.length);
        expect(chosen.filter((key) => table.asked.has(key))).toEqual([]);
        expect(new Set(chosen).size).toBe(chosen.length);
      }),
    ));

  it('do not depend on the order of the members', () =>
    fc.assert(
      fc.property(tables, (table) => {
        expect(chooseQuestions({ ...table, answers: table.answers.toReversed() }, MOST)).toEqual(
          chooseQuestions(table, MOST),
        );
      }),
    ));

  it('begin with the answer that most members share, and ask about each answer once while there are others', () => {
    const [food, travel] = [likes('food'), likes('travel')];
    const table = [food, travel, travel, food, travel, food, travel, null];
    const chosen = chooseQuestions({ id: 7, answers: table, asked: none }, 4);
    expect(ABOUT_SHARED.travel).toContain(chosen[0]);
    expect(new Set(chosen.slice(1, 3))).toContain('differ.topic');
    expect(chosen.slice(1, 3).some((key) => ABOUT_SHARED.food.includes(key))).toBe(true);
    expect(FOR_EVERY_TABLE).toContain(chosen[3]);
  });

  it('are about a difference only where three members stand on each side', () => {
    const all = (members: SurveyAnswers[]) =>
      chooseQuestions({ id: 7, answers: members, asked: none }, QUESTION_KEYS.length);
    const [food, travel] = [likes('food'), likes('travel')];
    expect(all([food, food, food, travel, travel])).not.toContain('differ.topic');
    expect(all([food, food, food, travel, travel, travel])).toContain('differ.topic');
  });

  it('differ from table to table where the answers are the same', () => {
    const first = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (id) => chooseQuestions({ id, answers: [], asked: none }, 1)[0],
    );
    expect(new Set(first).size).toBeGreaterThan(2);
  });

  it('are all used in exactly one way', () => {
    const used = [
      ...Object.values(ABOUT_SHARED).flat(),
      ...Object.values(ABOUT_DIFFERENCE),
      ...FOR_EVERY_TABLE,
    ];
    expect(used.toSorted()).toEqual(QUESTION_KEYS.toSorted());
  });
});
