import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
  await desk.handsIn(ada);
});

describe('the mail about a rejection', () => {
  beforeEach(() => desk.claims(MAYA));

  it.each(['unreadable', 'mismatch', 'expired', 'wrong_document', 'not_a_person', 'other'] as const)(
    'never contains the code of the reason %s',
    async (reason) => {
      await desk.rejects(MAYA, reason);
      expect(desk.mails()[0]!.text).not.toMatch(/_|unreadable|mismatch/);
    },
  );
});
