/** A user in the console. Fields of this type are null for an erased account. */
export interface PersonRow {
  readonly id: number;
  /** First and last name. */
  readonly name: string;
}
