/** Words by code, as an input of react-admin takes choices. */
export const choicesOf = (words: Readonly<Record<string, string>>): Array<{ id: string; name: string }> =>
  Object.entries(words).map(([id, name]) => ({ id, name }));
