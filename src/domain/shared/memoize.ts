/** Memoizes a function of one argument. The cache is unbounded and exists as long as the returned function. */
export function memoize<Argument, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = new Map<Argument, Result>();
  return (argument) => {
    if (!cache.has(argument)) cache.set(argument, compute(argument));
    return cache.get(argument)!;
  };
}
