/** Bit set: a set of small non-negative integers, 32 to a word. */
export type BitSet = Int32Array;

export function add(bits: BitSet, item: number): void {
  bits[item >>> 5]! |= 1 << (item & 31);
}

export function remove(bits: BitSet, item: number): void {
  bits[item >>> 5]! &= ~(1 << (item & 31));
}

/** The intersection, as a new set. */
export function intersection(a: BitSet, b: BitSet): BitSet {
  const both = new Int32Array(a.length);
  for (let word = 0; word < a.length; word++) both[word] = a[word]! & b[word]!;
  return both;
}

/** The size of the intersection. */
export function intersectionSize(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += popCount(a[word]! & b[word]!);
  return count;
}

/** The members of a set, ascending. */
export function itemsOf(bits: BitSet): number[] {
  const items: number[] = [];
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) items.push(word * 32 + lowestBit(rest));
  }
  return items;
}

/** The position of the lowest set bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The number of set bits of a word. */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
