import { AnonymizeAccount } from '../../../src/application/account-end/anonymize-account.js';
import { Codes } from '../../../src/application/account/codes.js';
import { DeleteAccount } from '../../../src/application/account-end/delete-account.js';
import { AccountMails } from '../../../src/application/account/mails.js';
import { EndInactiveAccounts } from '../../../src/application/account-end/end-inactive-accounts.js';
import { RedeemProof } from '../../../src/application/credentials/redeem-proof.js';
import { RemoveAccount } from '../../../src/application/account-end/remove-account.js';
import { VerifyPassword } from '../../../src/application/credentials/verify-password.js';
import { ClosePairChats } from '../../../src/application/pair-chat/close-pair-chats.js';
import { WithdrawOpenReviews } from '../../../src/application/trust-score/withdraw-open-reviews.js';
import { LastAdminStays } from '../../../src/application/account/last-admin-stays.js';
import type { User } from '../../../src/domain/account/user.js';
import { aUser } from '../../support/builders/a-user.js';
import { InMemoryAccountActivities } from '../../support/fakes/in-memory-account-activities.js';
import {
  InMemoryEmailProofs,
  InMemoryUsers,
  RecordingSessions,
} from '../../support/fakes/in-memory-accounts.js';
import { InMemoryChatOffers, InMemoryPairChats } from '../../support/fakes/in-memory-pair-chats.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryReviews } from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { PlainPasswords } from '../../support/fakes/plain-passwords.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTown } from '../a-town.js';

/** A user with a seat at a table of five, and the deletion of their account, on fakes. */
export async function adaAtATable({ otherAdmins = 0 } = {}) {
  const town = aTown();
  const { clock, jobs } = town;
  const users = new InMemoryUsers(jobs);
  const reviews = new InMemoryReviews(jobs);
  const sessions = new RecordingSessions();
  const limiter = new InMemoryRateLimiter(clock);
  const removed: string[] = [];
  const accountData = { remove: async ({ email }: { email: string }) => void removed.push(email) };
  const unitOfWork = new InMemoryUnitOfWork(
    users.rows,
    reviews.rows,
    town.matches.rows,
    town.requests.rows,
    town.meetups.rows,
    jobs,
  );
  const mails = new AccountMails(() => 'Tablemates', 'https://tables.example.org', jobs);
  const { unitOfWork: townWork, matches, realtime } = town;
  const pairChats = new InMemoryPairChats(matches);
  const contacts = new ClosePairChats(
    townWork,
    pairChats,
    new InMemoryChatOffers(),
    matches,
    realtime,
    clock,
  );
  const removeAccount = new RemoveAccount(
    users,
    town.participation,
    contacts,
    new AnonymizeAccount(
      users,
      new WithdrawOpenReviews(reviews, clock),
      accountData,
      sessions,
      mails,
      jobs,
      clock,
    ),
  );
  const digests = { digest: (...parts: string[]) => parts.join('/') };
  const codes = new Codes(new ScriptedChance(), digests);
  const redeemProof = new RedeemProof(new InMemoryEmailProofs(), codes, clock);
  const deleteAccount = new DeleteAccount(
    unitOfWork,
    new VerifyPassword(unitOfWork, users, new PlainPasswords(), redeemProof, limiter),
    new LastAdminStays({ acquireLock: async () => undefined, count: async () => otherAdmins }, clock),
    removeAccount,
  );
  const activities = new InMemoryAccountActivities();
  const endInactive = new EndInactiveAccounts(unitOfWork, users, activities, removeAccount, mails, clock);
  const ada: User = aUser();
  await users.save(ada);
  await town.ask(ada.id, 2, 3, 4, 5);
  await town.doJobs();
  const goes = (password = 'secret1') => deleteAccount.execute({ userId: ada.id, password });
  return { endInactive, activities, town, users, reviews, sessions, removed, unitOfWork, limiter, ada, goes };
}
