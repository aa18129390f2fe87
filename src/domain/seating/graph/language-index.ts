import type { TablePreferences } from '../model/table-wide-rules.js';

/** What some users share: whether one of them asks for a common language, and the bit set of those that all speak. */
export interface CommonLanguages {
  readonly isAsked: boolean;
  readonly spoken: Int32Array;
}

/** `shareLanguageIfAsked` of model/table-wide-rules.ts on bit sets, one bit per distinct language. Users are identified by index. */
export class LanguageIndex {
  private readonly words: number;
  /** One bit set per user. */
  private readonly spoken: Int32Array;
  private readonly asks: Uint8Array;

  constructor(people: readonly TablePreferences[]) {
    const codes = new Map<string, number>();
    for (const { languages = [] } of people)
      for (const language of languages) if (!codes.has(language)) codes.set(language, codes.size);
    this.words = (codes.size + 31) >>> 5;
    this.spoken = new Int32Array(people.length * this.words);
    this.asks = Uint8Array.from(people, ({ asksSharedLanguage }) => (asksSharedLanguage ? 1 : 0));
    for (const [person, { languages = [] }] of people.entries())
      for (const language of languages) this.add(person, codes.get(language)!);
  }

  private add(person: number, language: number): void {
    this.spoken[person * this.words + (language >>> 5)]! |= 1 << (language & 31);
  }

  asksShared(person: number): boolean {
    return this.asks[person] === 1;
  }

  /** Whether two users speak a common language. */
  shareOne(a: number, b: number): boolean {
    for (let word = 0; word < this.words; word++)
      if ((this.spoken[a * this.words + word]! & this.spoken[b * this.words + word]!) !== 0) return true;
    return false;
  }

  /** Without members: all languages, and no user who asks for one. */
  commonOf(members: ArrayLike<number>): CommonLanguages {
    const spoken = new Int32Array(this.words).fill(-1);
    let isAsked = false;
    for (let at = 0; at < members.length; at++) {
      const member = members[at]!;
      isAsked ||= this.asksShared(member);
      for (let word = 0; word < this.words; word++) spoken[word]! &= this.spoken[member * this.words + word]!;
    }
    return { isAsked, spoken };
  }

  /** Whether a table of those and this user has a common language, if one of them asks for it. */
  accepts({ isAsked, spoken }: CommonLanguages, person: number): boolean {
    if (!isAsked && !this.asksShared(person)) return true;
    for (let word = 0; word < this.words; word++)
      if ((spoken[word]! & this.spoken[person * this.words + word]!) !== 0) return true;
    return false;
  }
}
