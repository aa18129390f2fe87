/** An invitation of friends is left out: it is made with a request, and opens the chair beside its owner only. */
export type ToldLinkKind = 'calendar_feed' | 'shared_plan';

export interface NewLinkNotice {
  /**
   * Tells the owner by mail, so that nobody makes a link unnoticed that opens something without a session. Within the unit
   * of work that stores the link.
   */
  made(userId: number, kind: ToldLinkKind): Promise<void>;
}
