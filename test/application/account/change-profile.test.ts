import { beforeEach, describe, expect, it } from '@jest/globals';
import { RemovePicture } from '../../../src/application/shared/remove-picture.js';
import { ChangeProfile } from '../../../src/application/account/change-profile.js';
import { SaveSurvey } from '../../../src/application/account/save-survey.js';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import {
  NotAPicture,
  PICTURE_BYTES_LIMIT,
  PictureFromElsewhere,
  PictureTooLarge,
  type PictureUse,
} from '../../../src/application/shared/pictures.js';
import { WithdrawOpenReviews } from '../../../src/application/trust-score/withdraw-open-reviews.js';
import { BioNotAllowed } from '../../../src/domain/account/bio.js';
import type { User } from '../../../src/domain/account/user.js';
import { UsernameTaken } from '../../../src/domain/account/username.js';
import { aUser } from '../../support/builders/a-user.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemorySurveyResponses, InMemoryUsers } from '../../support/fakes/in-memory-accounts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryReviews } from '../../support/fakes/in-memory-trust-score.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const PICTURE = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`;

function aProfileDesk() {
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
  );
  const surveys = new InMemorySurveyResponses();
  return { clock, jobs, users, reviews, store, pictures, change, surveys, unitOfWork };
}

let desk: ReturnType<typeof aProfileDesk>;
let ada: User;
const reloaded = async (): Promise<User> => (await desk.users.find(ada.id))!;
const changeTo = (change: Omit<Parameters<ChangeProfile['execute']>[0], 'userId'>) =>
  desk.change.execute({ userId: ada.id, ...change });

beforeEach(async () => {
  desk = aProfileDesk();
  ada = aUser({ username: 'ada' });
  await desk.users.save(ada);
  await desk.users.save(aUser({ username: 'grace', email: 'grace@example.org' }));
});

describe('changing the profile', () => {
  it('changes what is given, leaves what is not, and clears what is null', async () => {
    await changeTo({ bio: ' Hi ', interests: 'music, travel' });
    expect(await reloaded()).toMatchObject({ bio: 'Hi', interests: ['music', 'travel'], username: 'ada' });
    await changeTo({ bio: null });
    expect(await reloaded()).toMatchObject({ bio: null, interests: ['music', 'travel'] });
    await changeTo({ interests: null, username: 'Ada.B' });
    expect(await reloaded()).toMatchObject({ interests: [], username: 'Ada.B' });
  });

  it('tells the match context, because others are seated by it', async () => {
    await changeTo({ interests: ['chess'] });
    expect(desk.jobs.named('profile-changed')).toEqual([{ type: 'profile-changed', userId: ada.id }]);
  });

  it('refuses the name of someone else in any capitals, but lets one change the capitals of the own', async () => {
    await expect(changeTo({ username: 'GRACE', bio: 'x' })).rejects.toThrow(UsernameTaken);
    expect(await reloaded()).toMatchObject({ username: 'ada', bio: null });
    await changeTo({ username: 'ADA' });
    expect(await reloaded()).toMatchObject({ username: 'ADA' });
  });

  it('does not take an age where a date of birth says better', async () => {
    await changeTo({ age: 44 });
    expect((await reloaded()).ageOn('2026-03-02')).toBe(21);
  });

  it('happens thirty times in ten minutes at most', async () => {
    for (let changes = 0; changes < 30; changes++) await changeTo({ bio: `Bio ${changes}` });
    await expect(changeTo({ bio: 'One more' })).rejects.toThrow(TooManyAttempts);
  });

  it('is refused to a session whose account is gone', async () => {
    await expect(desk.change.execute({ userId: 4711, bio: 'x' })).rejects.toThrow(AccountGone);
  });
});

describe('the profile picture', () => {
  it('is stored made safe, under a name nobody can guess, and served from the address it is given', async () => {
    await changeTo({ profileImageUrl: PICTURE });
    const { profileImageUrl } = await reloaded();
    expect(profileImageUrl).toMatch(new RegExp(`^/api/pictures/${ada.id}/[a-z0-9]{24}\\.webp$`));
    const kept = await desk.pictures.find(profileImageUrl!.replace('/api/pictures/', ''));
    expect(kept!.contentType).toBe('image/webp');
    expect(Buffer.from(kept!.bytes).toString()).toBe('webp of a picture');
  });

  it('stays when its own address comes back with the rest of the form', async () => {
    await changeTo({ profileImageUrl: PICTURE });
    const { profileImageUrl } = await reloaded();
    await changeTo({ profileImageUrl, bio: 'New bio' });
    expect(await reloaded()).toMatchObject({ profileImageUrl, bio: 'New bio' });
    expect(desk.jobs.named('remove-picture')).toEqual([]);
  });

  it('makes way for a new one or for none, and the file goes with it', async () => {
    await changeTo({ profileImageUrl: PICTURE });
    const first = (await reloaded()).profileImageUrl;
    await changeTo({ profileImageUrl: PICTURE });
    const second = (await reloaded()).profileImageUrl;
    await changeTo({ profileImageUrl: '' });
    expect(await reloaded()).toMatchObject({ profileImageUrl: null });

    const removals = desk.jobs.take<{ address: string }>('remove-picture');
    expect(removals).toEqual([{ address: first }, { address: second }]);
    const remove = new RemovePicture(desk.pictures, { isReferenced: async () => false });
    for (const removal of removals) await remove.execute(removal);
    expect(desk.store.objects.size).toBe(0);
  });

  it('stays in the store while a report holds it as evidence', async () => {
    await changeTo({ profileImageUrl: PICTURE });
    await changeTo({ profileImageUrl: '' });
    const remove = new RemovePicture(desk.pictures, { isReferenced: async () => true });
    for (const removal of desk.jobs.take<{ address: string }>('remove-picture'))
      await remove.execute(removal);
    expect(desk.store.objects.size).toBe(1);
  });

  it('is never fetched from elsewhere', async () => {
    for (const profileImageUrl of [
      'https://example.org/me.png',
      '/api/pictures/1/x.webp',
      'javascript:alert(1)',
    ]) {
      await expect(changeTo({ profileImageUrl })).rejects.toThrow(PictureFromElsewhere);
    }
  });

  it('must be a picture and stay under 2 MB', async () => {
    const of = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
    await expect(changeTo({ profileImageUrl: of(Buffer.from('no picture')) })).rejects.toThrow(NotAPicture);
    await expect(changeTo({ profileImageUrl: of(Buffer.from('x'), 'text/html') })).rejects.toThrow(
      NotAPicture,
    );
    await expect(changeTo({ profileImageUrl: of(Buffer.alloc(PICTURE_BYTES_LIMIT)) })).rejects.toThrow(
      PictureTooLarge,
    );
    await changeTo({ profileImageUrl: of(Buffer.alloc(PICTURE_BYTES_LIMIT - 1)) });
  });

  it('leaves no file behind when the rest of the change is refused', async () => {
    const change = changeTo({ profileImageUrl: PICTURE, bio: 'x'.repeat(201) });
    await expect(change).rejects.toThrow(BioNotAllowed);
    expect(desk.store.objects.size).toBe(0);
  });

  it('is found under its own kind of path only', async () => {
    await desk.store.put('identity/1/passport.pdf', Buffer.from('secret'), 'application/pdf');
    await desk.store.put('pictures/1/notes.txt', Buffer.from('secret'), 'text/plain');
    for (const path of [
      '1/notes.txt',
      '../identity/1/passport.pdf',
      '1/../../identity/1/passport.pdf',
      '',
      '1/%2e%2e/x.webp',
    ]) {
      expect(await desk.pictures.find(path)).toBeNull();
    }
  });
});

describe('the survey', () => {
  const answers = {
    favoriteConversationTopic: 'food',
    favoriteMusic: 'indie',
    personalityType: 'chill',
  } as const;

  it('may be taken again, and the last answers count', async () => {
    const survey = new SaveSurvey(desk.unitOfWork, desk.users, desk.surveys, desk.clock);
    expect((await reloaded()).hasTakenSurvey).toBe(false);
    await survey.execute({ userId: ada.id, answers });
    await survey.execute({ userId: ada.id, answers: { ...answers, favoriteMusic: 'rock' } });
    expect((await reloaded()).hasTakenSurvey).toBe(true);
    expect(desk.surveys.answersOf.get(ada.id)).toEqual({ ...answers, favoriteMusic: 'rock' });
    expect(desk.jobs.named('profile-changed')).toHaveLength(2);
  });
});
