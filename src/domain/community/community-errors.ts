import { conflict, invalidField } from '../shared/refusal.js';

/** The name, a contact or a house rule is too long, or has characters that readers cannot see. */
export class CommunityTextNotAllowed extends invalidField('community_text_not_allowed') {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Another admin saved first; their texts stay, so that nothing is overwritten unseen. */
export class CommunityChangedMeanwhile extends conflict(
  'community_changed_meanwhile',
  'Another admin has changed this page meanwhile. Please look at their version first.',
) {}
