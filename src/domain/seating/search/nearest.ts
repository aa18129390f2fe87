/** So many of the things that are nearest, the nearest first; those alike in nearness keep their order. */
export function nearest<T>(things: readonly T[], most: number, nearness: (thing: T) => number): T[] {
  return things
    .map((thing) => ({ thing, near: nearness(thing) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ thing }) => thing);
}
