/** Asks once for each argument and remembers the answer for as long as the function itself is kept. */
export function memoize<Argument, Answer>(
  ask: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  const answers = new Map<Argument, Answer>();
  return (argument) => {
    if (!answers.has(argument)) answers.set(argument, ask(argument));
    return answers.get(argument)!;
  };
}
