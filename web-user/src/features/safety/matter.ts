/** Someone as the screen that one comes from calls them. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface PersonAtTable extends Person {
  readonly imageUrl: string | null;
}

/** What a report is about. Its kind is known from where one comes. */
export type Reported =
  | { readonly kind: 'user'; readonly person: Person }
  | { readonly kind: 'message'; readonly person: Person; readonly id: number; readonly text: string }
  | { readonly kind: 'meetup'; readonly id: number; readonly title: string };

/** What a dialog is open for. */
export type Matter =
  | { readonly dialog: 'report'; readonly about: Reported }
  | { readonly dialog: 'block'; readonly person: Person };
