/** A seeded pseudorandom generator: the same seed returns the same numbers on every machine. */
export interface Random {
  /** A uniform integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** As the function `shuffle`. */
  shuffle<T>(list: T[]): T[];
}

/** Mulberry32 (Tommy Ettinger), with 32 bits of state. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    shuffle: (list) => shuffle(list, below),
  };
}

/** A seed of 31 bits for a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 1;
}

/** Shuffles the list in place (Fisher-Yates) and returns it. @param below as of `Random` */
function shuffle<T>(list: T[], below: Random['below']): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}
