/** Someone as staff name them: first and last name. */
export interface Person {
  readonly id: number;
  readonly name: string;
}
