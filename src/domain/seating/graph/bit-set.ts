/** Sets of small whole numbers, 32 to a word. */
export type Bits = Int32Array;

export function add(bits: Bits, item: number): void {
  bits[item >>> 5]! |= 1 << (item & 31);
}

export function remove(bits: Bits, item: number): void {
  bits[item >>> 5]! &= ~(1 << (item & 31));
}

/** What both sets hold, as a new set. */
export function common(a: Bits, b: Bits): Bits {
  const both = new Int32Array(a.length);
  for (let word = 0; word < a.length; word++) both[word] = a[word]! & b[word]!;
  return both;
}

/** How many members two sets have in common. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += countOf(a[word]! & b[word]!);
  return count;
}

/** The members of a set, ascending. */
export function itemsOf(bits: Bits): number[] {
  const items: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) items.push(word * 32 + lowest(rest));
  }
  return items;
}

/** The position of the lowest bit of a word that is not 0. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

export function countOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
