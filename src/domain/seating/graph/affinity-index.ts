import { AFFINITY_WEIGHTS, UNKNOWN_SIMILARITY } from '../model/affinity.js';
import type { Seeker } from '../model/seeker.js';
import { popCount } from './bit-set.js';

type Person = Pick<Seeker, 'survey' | 'interests'>;

/** `pairAffinity` of model/affinity.ts on typed arrays and bit sets, for millions of queries. */
export class AffinityIndex {
  private readonly _vibes: Int32Array;
  private readonly _topics: Int32Array;
  private readonly _music: Int32Array;
  /** One bit set per user, with one bit per distinct interest. */
  private readonly _interests: Int32Array;
  private readonly _words: number;
  /** The number of interests of each user. */
  private readonly _counts: Int32Array;

  constructor(people: readonly Person[]) {
    this._vibes = encode(people.map(({ survey }) => survey?.personalityType ?? null));
    this._topics = encode(people.map(({ survey }) => survey?.favoriteConversationTopic ?? null));
    this._music = encode(people.map(({ survey }) => survey?.favoriteMusic ?? null));
    const codes = new Map<string, number>();
    for (const { interests } of people)
      for (const interest of interests) if (!codes.has(interest)) codes.set(interest, codes.size);
    this._words = (codes.size + 31) >>> 5;
    this._interests = new Int32Array(people.length * this._words);
    this._counts = new Int32Array(people.length);
    for (const [person, { interests }] of people.entries())
      for (const interest of new Set(interests)) this.addInterest(person, codes.get(interest)!);
  }

  private addInterest(person: number, interest: number): void {
    this._interests[person * this._words + (interest >>> 5)]! |= 1 << (interest & 31);
    this._counts[person]!++;
  }

  /** The affinity of two users, 0 to 1. */
  affinity(a: number, b: number): number {
    return (
      (AFFINITY_WEIGHTS.vibe * similarity(this._vibes[a]!, this._vibes[b]!) +
        AFFINITY_WEIGHTS.topic * similarity(this._topics[a]!, this._topics[b]!) +
        AFFINITY_WEIGHTS.music * similarity(this._music[a]!, this._music[b]!) +
        AFFINITY_WEIGHTS.interests * this.jaccardIndex(a, b)) /
      100
    );
  }

  private jaccardIndex(a: number, b: number): number {
    const both = this._counts[a]! + this._counts[b]!;
    if (both === 0) return UNKNOWN_SIMILARITY;
    let shared = 0;
    for (let word = 0; word < this._words; word++)
      shared += popCount(this._interests[a * this._words + word]! & this._interests[b * this._words + word]!);
    return shared / (both - shared);
  }
}

/** Answers as integers, equal answers as equal integers; 0 for an open answer. */
function encode(answers: ReadonlyArray<string | null>): Int32Array {
  const codes = new Map<string | null, number>([[null, 0]]);
  return Int32Array.from(answers, (answer) => {
    if (!codes.has(answer)) codes.set(answer, codes.size);
    return codes.get(answer)!;
  });
}

const similarity = (a: number, b: number): number =>
  a === 0 || b === 0 ? UNKNOWN_SIMILARITY : a === b ? 1 : 0;
