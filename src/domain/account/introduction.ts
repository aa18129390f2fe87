/** What an applicant adds to the form where the registration policy asks for it. */
export interface Introduction {
  /** A sentence to the moderators; null where none was asked for. */
  readonly statement: string | null;
  /** The digest of the token of an invitation; null without one. */
  readonly invitation: string | null;
}

export const NO_INTRODUCTION: Introduction = { statement: null, invitation: null };
