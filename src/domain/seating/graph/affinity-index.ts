import { interestKeys } from '../../shared/interest.js';
import { AFFINITY_WEIGHTS, UNKNOWN_SIMILARITY } from '../model/affinity.js';
import type { Seeker } from '../model/seeker.js';
import { popCount } from './bit-set.js';

type Person = Pick<Seeker, 'survey' | 'interests'>;

/** `pairAffinity` of model/affinity.ts on typed arrays and bit sets, for millions of queries. */
export class AffinityIndex {
  private readonly vibes: Int32Array;
  private readonly topics: Int32Array;
  private readonly music: Int32Array;
  /** One bit set per user, with one bit per distinct interest. */
  private readonly interests: Int32Array;
  private readonly words: number;
  /** The number of interests of each user. */
  private readonly counts: Int32Array;

  constructor(people: readonly Person[]) {
    this.vibes = encode(people.map(({ survey }) => survey?.personalityType ?? null));
    this.topics = encode(people.map(({ survey }) => survey?.favoriteConversationTopic ?? null));
    this.music = encode(people.map(({ survey }) => survey?.favoriteMusic ?? null));
    const codes = new Map<string, number>();
    const lists = people.map(({ interests }) => interestKeys(interests));
    for (const interests of lists)
      for (const interest of interests) if (!codes.has(interest)) codes.set(interest, codes.size);
    this.words = (codes.size + 31) >>> 5;
    this.interests = new Int32Array(people.length * this.words);
    this.counts = new Int32Array(people.length);
    for (const [person, interests] of lists.entries())
      for (const interest of interests) this.addInterest(person, codes.get(interest)!);
  }

  private addInterest(person: number, interest: number): void {
    this.interests[person * this.words + (interest >>> 5)]! |= 1 << (interest & 31);
    this.counts[person]!++;
  }

  /** The affinity of two users, 0 to 1. */
  affinity(a: number, b: number): number {
    return (
      (AFFINITY_WEIGHTS.vibe * similarity(this.vibes[a]!, this.vibes[b]!) +
        AFFINITY_WEIGHTS.topic * similarity(this.topics[a]!, this.topics[b]!) +
        AFFINITY_WEIGHTS.music * similarity(this.music[a]!, this.music[b]!) +
        AFFINITY_WEIGHTS.interests * this.jaccardIndex(a, b)) /
      100
    );
  }

  private jaccardIndex(a: number, b: number): number {
    const both = this.counts[a]! + this.counts[b]!;
    if (both === 0) return UNKNOWN_SIMILARITY;
    let shared = 0;
    for (let word = 0; word < this.words; word++)
      shared += popCount(this.interests[a * this.words + word]! & this.interests[b * this.words + word]!);
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
