import type { SurveyAnswers } from '../shared/survey-answers.js';
import { ABOUT_DIFFERENCE, ABOUT_SHARED, type SurveyAnswer, FIELDS, FOR_EVERY_TABLE } from './conditions.js';
import type { QuestionKey } from './questions.js';

/** With fewer, a member who shares the answer, or has one more account at the table, would learn what another one said. */
const FEWEST_WHO_SHARE = 3;

interface Candidate {
  readonly key: QuestionKey;
  /** Questions with the same subject are not asked while there are others. */
  readonly subject: string;
  /** How many members the question is about; 0 for a question for every table. */
  readonly about: number;
}

interface Table {
  readonly id: number;
  readonly answers: ReadonlyArray<SurveyAnswers | null>;
  /** The questions asked at this table so far. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Chooses up to `count` questions that the table was not asked yet: about answers that most members share, then about
 * answers in which at least three members differ from at least three others, then for every table; each subject once while
 * there are others. What fewer members answered has no influence. The same table always gets the same questions, in any order of its members. See ADR 56.
 */
export function chooseQuestions({ id, answers, asked }: Table, count: number): QuestionKey[] {
  const candidates = candidatesFor(answers);
  const open = candidates.filter(({ key }) => !asked.has(key));
  const subjects = new Set(candidates.filter(({ key }) => asked.has(key)).map(({ subject }) => subject));
  const chosen: QuestionKey[] = [];
  while (chosen.length < count && open.length > 0) {
    open.sort(
      (a, b) =>
        Number(subjects.has(a.subject)) - Number(subjects.has(b.subject)) ||
        b.about - a.about ||
        orderAt(id, a.key) - orderAt(id, b.key),
    );
    const next = open.shift()!;
    subjects.add(next.subject);
    chosen.push(next.key);
  }
  return chosen;
}

function candidatesFor(answers: Table['answers']): Candidate[] {
  const candidates: Candidate[] = FOR_EVERY_TABLE.map((key) => ({ key, subject: key, about: 0 }));
  for (const field of FIELDS) {
    const shared = sharedAnswers(answers.map((each) => each?.[field] ?? null));
    for (const [answer, about] of shared)
      for (const key of ABOUT_SHARED[answer]) candidates.push({ key, subject: answer, about });
    if (shared.size > 1)
      candidates.push({ key: ABOUT_DIFFERENCE[field], subject: `differ ${field}`, about: FEWEST_WHO_SHARE });
  }
  return candidates;
}

/** The answers that several members gave, with how many. */
function sharedAnswers(given: ReadonlyArray<SurveyAnswer | null>): Map<SurveyAnswer, number> {
  const counts = new Map<SurveyAnswer, number>();
  for (const answer of given) if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= FEWEST_WHO_SHARE));
}

/** A number that orders the questions of a table differently from those of other tables (FNV-1a). */
function orderAt(tableId: number, key: QuestionKey): number {
  let hash = 0x811c9dc5;
  for (const character of `${tableId} ${key}`)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
