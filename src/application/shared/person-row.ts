/** Someone as staff are told of them: by first and last name. Whose account is gone is null. */
export interface PersonRow {
  readonly id: number;
  readonly name: string;
}
