import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import { applicantFrom } from '../../domain/account/applicant.js';
import { candidateOf } from '../../domain/account/candidate.js';
import { PendingRegistration } from '../../domain/account/pending-registration.js';
import { User } from '../../domain/account/user.js';
import { localDate } from '../../domain/shared/time-zone.js';
import type { HomeArea } from '../config/config-people.js';
import { DEMO_PASSWORD, type DemoUser } from './demo-users.js';
import { ignoreDomainErrors } from './ignore-domain-errors.js';
import { samplePortrait } from './sample-pictures.js';

/** The email address of a demo user, for sign-in. */
export const addressOf = ({ username }: Pick<DemoUser, 'username'>): string => `${username}@example.org`;

/**
 * Creates the missing users. Idempotent.
 * @param takesSurvey by index, whether the user has answered the survey
 * @returns all ids, in the given order
 */
export async function createDemoUsers(
  container: Container,
  people: readonly DemoUser[],
  town: HomeArea,
  takesSurvey: (index: number) => boolean = () => true,
): Promise<number[]> {
  const passwordHash = await container.get(OPENED).passwords.hash(DEMO_PASSWORD);
  const ids: number[] = [];
  for (const [index, person] of people.entries()) {
    const known = await container.get(CONTEXTS).ports.users.findByUsername(person.username);
    if (known) {
      ids.push(known.id);
      continue;
    }
    const userId = await create(container, person, passwordHash, town, takesSurvey(index));
    if (person.hasPicture) await addPicture(container, userId, person);
    ids.push(userId);
  }
  return ids;
}

function create(
  container: Container,
  person: DemoUser,
  passwordHash: string,
  town: HomeArea,
  takesSurvey: boolean,
): Promise<number> {
  const now = container.get(OPENED).clock.now();
  const timeZone = container.get(OPENED).config.timeZone;
  return container.get(OPENED).unitOfWork.run(async () => {
    const { username, firstName, dateOfBirth, bio, interests, survey, offset } = person;
    const form = {
      username,
      email: addressOf(person),
      firstName,
      lastName: 'Demo',
      dateOfBirth,
      isAdult: true,
    };
    const applicant = applicantFrom(form, localDate(now, timeZone), container.get(OPENED).config.appName);
    const registration = PendingRegistration.of('', applicant, passwordHash, '', now);
    const user = User.join(candidateOf(registration), now);
    await container.get(CONTEXTS).ports.users.save(user);
    user.changeProfile({ bio, interests }, now);
    const coordinates = {
      latitude: town.latitude + offset.latitude,
      longitude: town.longitude + offset.longitude,
    };
    user.changeLocation({ location: town.label, near: null, coordinates, timeZone }, now);
    await container.get(CONTEXTS).ports.users.save(user);
    if (takesSurvey)
      await container.get(CONTEXTS).account.ownProfile.saveSurvey({ userId: user.id, answers: survey });
    return user.id;
  });
}

/** Uploads a portrait as its user would. */
async function addPicture(container: Container, userId: number, person: DemoUser): Promise<void> {
  const profileImageUrl = `data:image/webp;base64,${(await samplePortrait(person)).toString('base64')}`;
  await ignoreDomainErrors(container.get(CONTEXTS).account.ownProfile.change({ userId, profileImageUrl }));
}
