import { countOf } from './bit-set.js';
import { AFFINITY_WEIGHTS, UNKNOWN_SIMILARITY } from '../model/affinity.js';
import type { Seeker } from '../model/seeker.js';

type Person = Pick<Seeker, 'survey' | 'interests'>;

/** What a crowd likes, as numbers: `affinity` of two of them is `pairAffinity`, many times faster. */
export class Tastes {
  private readonly _vibes: Int32Array;
  private readonly _topics: Int32Array;
  private readonly _music: Int32Array;
  /** Of each person so many words of 32 bits, one for each interest that anyone here has. */
  private readonly _interests: Int32Array;
  private readonly _words: number;
  /** How many interests each one has. */
  private readonly _counts: Int32Array;

  constructor(people: readonly Person[]) {
    this._vibes = numbered(people.map(({ survey }) => survey?.personalityType ?? null));
    this._topics = numbered(people.map(({ survey }) => survey?.favoriteConversationTopic ?? null));
    this._music = numbered(people.map(({ survey }) => survey?.favoriteMusic ?? null));
    const known = new Map<string, number>();
    for (const { interests } of people)
      for (const interest of interests) if (!known.has(interest)) known.set(interest, known.size);
    this._words = (known.size + 31) >>> 5;
    this._interests = new Int32Array(people.length * this._words);
    this._counts = new Int32Array(people.length);
    for (const [person, { interests }] of people.entries())
      for (const interest of new Set(interests)) this.note(person, known.get(interest)!);
  }

  private note(person: number, interest: number): void {
    this._interests[person * this._words + (interest >>> 5)]! |= 1 << (interest & 31);
    this._counts[person]!++;
  }

  /** How well two people should get on, 0 to 1. */
  affinity(a: number, b: number): number {
    return (
      (AFFINITY_WEIGHTS.vibe * sameness(this._vibes[a]!, this._vibes[b]!) +
        AFFINITY_WEIGHTS.topic * sameness(this._topics[a]!, this._topics[b]!) +
        AFFINITY_WEIGHTS.music * sameness(this._music[a]!, this._music[b]!) +
        AFFINITY_WEIGHTS.interests * this.overlap(a, b)) /
      100
    );
  }

  private overlap(a: number, b: number): number {
    const both = this._counts[a]! + this._counts[b]!;
    if (both === 0) return UNKNOWN_SIMILARITY;
    let shared = 0;
    for (let word = 0; word < this._words; word++)
      shared += countOf(this._interests[a * this._words + word]! & this._interests[b * this._words + word]!);
    return shared / (both - shared);
  }
}

/** The answers as whole numbers, equal ones alike; 0 for what was left open. */
function numbered(answers: ReadonlyArray<string | null>): Int32Array {
  const known = new Map<string | null, number>([[null, 0]]);
  return Int32Array.from(answers, (answer) => {
    if (!known.has(answer)) known.set(answer, known.size);
    return known.get(answer)!;
  });
}

const sameness = (a: number, b: number): number =>
  a === 0 || b === 0 ? UNKNOWN_SIMILARITY : a === b ? 1 : 0;
