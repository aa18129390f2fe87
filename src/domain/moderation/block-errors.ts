import { missing } from '../shared/refusal.js';

/**
 * No user of that id can be blocked: the two never shared a match or meetup, or it is the user themselves, the system
 * user or a deleted account.
 */
export class PersonNotMet extends missing('person_not_met', "We couldn't find that person.") {}
