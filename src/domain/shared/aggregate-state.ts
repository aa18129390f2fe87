/** The state of an aggregate inside of it, where its verbs change it. */
export type Mutable<State> = { -readonly [Key in keyof State]: State[Key] };

/** The id that the repository assigned. @throws Error before the aggregate is stored */
export function storedId({ id }: { readonly id: number | null }): number {
  if (id === null) throw new Error('An aggregate has no id before it is stored.');
  return id;
}
