import { SHARING } from '../../../src/application/meetup/limits.js';
import { ShareMeetup } from '../../../src/application/meetup/share-meetup.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { MeetupNotFound, MeetupOver } from '../../../src/domain/meetup/meetup-errors.js';
import { InMemoryMeetupLinks } from '../../support/fakes/in-memory-meetup-links.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTownWithMeetup, ORGANIZER } from './a-town-with-meetup.js';

const GUEST = 2;

async function aSharedMeetup() {
  const desk = await aTownWithMeetup([GUEST]);
  const { town, meetupId } = desk;
  const links = new InMemoryMeetupLinks(town.meetups);
  const share = new ShareMeetup(
    town.unitOfWork,
    town.meetups,
    links,
    town.guard,
    new ScriptedChance(1, 2),
    town.clock,
  );
  const find = (token: string) => links.find(token, town.clock.now());
  return { ...desk, share, find, of: (userId: number) => ({ userId, meetupId }) };
}

describe('Sharing a meetup', () => {
  it('makes one link of 26 letters and digits, which stays the same', async () => {
    const { share, find, of, meetupId } = await aSharedMeetup();
    const token = await share.share(of(ORGANIZER));
    expect(token).toMatch(/^[0-9a-z]{26}$/);
    expect(await share.share(of(ORGANIZER))).toBe(token);
    expect(await find(token)).toMatchObject({ meetupId, seatsLeft: 4 });
  });

  it('is for its organizer, who can withdraw the link; a later one is another', async () => {
    const { share, find, of } = await aSharedMeetup();
    const token = await share.share(of(ORGANIZER));
    await expect(share.share(of(GUEST))).rejects.toThrow(MeetupNotFound);
    await expect(share.withdraw(of(GUEST))).rejects.toThrow(MeetupNotFound);
    expect(await find(token)).not.toBeNull();
    await share.withdraw(of(ORGANIZER));
    await share.withdraw(of(ORGANIZER));
    expect(await find(token)).toBeNull();
    const next = await share.share(of(ORGANIZER));
    expect(next).not.toBe(token);
    expect(await find(token)).toBeNull();
  });

  it('is refused for a canceled meetup, whose link ends', async () => {
    const { town, share, find, of } = await aSharedMeetup();
    const token = await share.share(of(ORGANIZER));
    await town.cancelOwnMeetup(ORGANIZER, of(ORGANIZER).meetupId);
    expect(await find(token)).toBeNull();
    await expect(share.share(of(ORGANIZER))).rejects.toThrow(MeetupOver);
  });

  it('is limited', async () => {
    const { share, of } = await aSharedMeetup();
    for (let count = 0; count < SHARING.times; count++) await share.share(of(ORGANIZER));
    await expect(share.share(of(ORGANIZER))).rejects.toThrow(TooManyAttempts);
  });
});
