import { ClosePairChats } from '../../../src/application/pair-chat/close-pair-chats.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryChatOffers, InMemoryPairChats } from '../../support/fakes/in-memory-pair-chats.js';
import { type AccountSettings, anAccountDesk } from '../account/account-desk.js';
import { aTown } from '../a-town.js';

/** A member with a seat at a table of five, and the deletion of their account, on fakes. */
export async function adaAtATable({
  otherAdmins = 0,
  ...given
}: NonNullable<AccountSettings['given']> & { otherAdmins?: number } = {}) {
  const town = aTown();
  const { clock, jobs, limiter, matches, requests, meetups, realtime } = town;
  const chats = new InMemoryPairChats(matches);
  const desk = anAccountDesk({
    shared: { clock, jobs, limiter, realtime },
    rows: [matches.rows, requests.rows, meetups.rows],
    given: {
      admins: {
        acquireLock: async () => undefined,
        count: async () => otherAdmins,
        recipients: async () => [],
      },
      cancelAllParticipation: town.participation,
      closePairChats: new ClosePairChats({
        unitOfWork: town.unitOfWork,
        matches,
        realtime,
        clock,
        pairChats: chats,
        chatOffers: new InMemoryChatOffers(),
      }),
      ...given,
    },
  });
  const ada = aUser();
  await desk.users.save(ada);
  await town.gather(ada.id, 2, 3, 4, 5);
  return {
    ...desk,
    ada,
    town,
    goes: (password = 'secret1') => desk.account.accountEnd.delete({ userId: ada.id, password }),
  };
}
