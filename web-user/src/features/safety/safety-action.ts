/** A user with the name that the opening screen shows. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface PersonAtTable extends Person {
  readonly imageUrl: string | null;
}

/** The target of a report; the kind depends on the screen. */
export type ReportTarget =
  | { readonly kind: 'user'; readonly person: Person }
  | { readonly kind: 'message'; readonly person: Person; readonly id: number; readonly text: string }
  | { readonly kind: 'meetup'; readonly id: number; readonly title: string };

/** Which dialog is open, and for what. */
export type SafetyAction =
  | { readonly dialog: 'report'; readonly about: ReportTarget }
  | { readonly dialog: 'block'; readonly person: Person };
