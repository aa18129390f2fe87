import { BlockUser } from '../../../src/application/moderation/block-user.js';
import { UnblockUser } from '../../../src/application/moderation/unblock-user.js';
import { RecordingPairContacts } from '../../support/fakes/in-memory-pair-chats.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { aTown } from '../a-town.js';

let town: ReturnType<typeof aTown>;
let block: (userId: number, otherId: number) => Promise<void>;
let unblock: (userId: number, otherId: number) => Promise<void>;
beforeEach(() => {
  town = aTown();
  const { unitOfWork, blocks, realtime, clock } = town;
  const limiter = new InMemoryRateLimiter(clock);
  const blockUser = new BlockUser(unitOfWork, blocks, new RecordingPairContacts(), limiter, realtime, clock);
  const unblockUser = new UnblockUser(unitOfWork, blocks, limiter, realtime);
  block = (userId, otherId) => blockUser.execute({ userId, otherId });
  unblock = (userId, otherId) => unblockUser.execute({ userId, otherId });
});

describe('unblocking a user', () => {
  it('lets both be seated at the same table again', async () => {
    await block(2, 1);
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(town.seated()).toEqual([]);
    await unblock(2, 1);
    await town.ask(6);
    await town.doJobs();
    expect(town.seated().flat()).toEqual(expect.arrayContaining([1, 2]));
  });
});
