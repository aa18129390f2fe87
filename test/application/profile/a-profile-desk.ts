import { aUser } from '../../support/builders/a-user.js';
import { ChangeProfile, type ChangeProfileCommand } from '../../../src/application/profile/change-profile.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { NotAPicture, type PictureUse } from '../../../src/application/shared/pictures.js';
import { WithdrawOpenReviews } from '../../../src/application/trust-score/withdraw-open-reviews.js';
import type { User } from '../../../src/domain/account/user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemorySurveyResponses, InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryReviews } from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

export const PICTURE = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`;

/** A user `ada` and another one `grace`, and the use cases around profiles, on fakes. */
export async function aProfileDesk() {
  const clock = new FixedClock();
  const jobs = new RecordingJobs();
  const users = new InMemoryUsers(jobs);
  const store = new InMemoryObjectStore();
  const reviews = new InMemoryReviews(jobs);
  const unitOfWork = new InMemoryUnitOfWork(users.rows, reviews.rows, jobs);
  const processor = {
    async toWebp(bytes: Uint8Array, { field }: PictureUse): Promise<Uint8Array> {
      if (Buffer.from(bytes).toString() === 'no picture') throw new NotAPicture(field);
      return Buffer.concat([Buffer.from('webp of '), bytes]);
    },
  };
  const pictures = new PictureStore(store, processor, new ScriptedChance(), new InMemoryRateLimiter(clock));
  const change = new ChangeProfile(
    unitOfWork,
    users,
    pictures,
    new WithdrawOpenReviews(reviews, clock),
    jobs,
    new InMemoryRateLimiter(clock),
    clock,
    () => 'Mesa Común',
  );
  const surveys = new InMemorySurveyResponses();
  const ada = aUser({ username: 'ada' });
  await users.save(ada);
  await users.save(aUser({ username: 'grace', email: 'grace@example.org' }));
  return {
    clock,
    jobs,
    users,
    reviews,
    store,
    pictures,
    change,
    surveys,
    unitOfWork,
    ada,
    reloaded: async (): Promise<User> => (await users.find(ada.id))!,
    changeTo: (fields: Omit<ChangeProfileCommand, 'userId'>) => change.execute({ userId: ada.id, ...fields }),
  };
}
