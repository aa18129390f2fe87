/** The router state of a link to a chat that proposes a text for an empty composer. */
export interface ProposedDraft {
  readonly proposed?: string;
}
