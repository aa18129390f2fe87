/** Memoizes a function of one argument. The cache is unbounded and lives as long as the returned function. */
export function remembered<Argument, Answer>(
  ask: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  const answers = new Map<Argument, Answer>();
  return (argument) => {
    if (!answers.has(argument)) answers.set(argument, ask(argument));
    return answers.get(argument)!;
  };
}
