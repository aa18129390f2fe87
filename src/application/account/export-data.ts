import type { User } from '../../domain/account/user.js';
import type { PictureStore } from '../shared/picture-store.js';
import type { RateLimiter } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import { EXPORTS } from './limits.js';
import type { Archives, PersonalRecords, Users } from './ports.js';

/** Exports all stored data of a user as a zip archive: one JSON file per record type, and the profile picture. */
export class ExportData {
  constructor(
    private readonly users: Users,
    private readonly records: PersonalRecords,
    private readonly pictures: PictureStore,
    private readonly archives: Archives,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the bytes of the zip archive @throws AccountGone, TooManyAttempts */
  async execute({ userId }: { userId: number }): Promise<Uint8Array> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    await this.limiter.consume(EXPORTS, String(userId));
    const records = { profile: profileOf(user), ...(await this.records.of(userId)) };
    const files = Object.entries(records).map(([name, what]) => ({
      name: `${name}.json`,
      bytes: asJson(what),
    }));
    const picture = user.profileImageUrl && (await this.pictures.findAt(user.profileImageUrl));
    if (picture) files.push({ name: 'pictures/profile.webp', bytes: picture.bytes });
    return this.archives.pack(files);
  }
}

const asJson = (what: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(what, null, 2)}\n`);

function profileOf(user: User) {
  const { id, username, email, firstName, lastName, dateOfBirth, bio, interests, phoneNumber, language } =
    user;
  const { location: whereabouts, trustScore, trustSteps, verificationStatus, createdAt, updatedAt } = user;
  const { authProvider, consent } = user;
  const names = { id, username, email, firstName, lastName, dateOfBirth, phoneNumber };
  return {
    ...names,
    bio,
    interests,
    language,
    whereabouts,
    trustScore,
    trustSteps,
    verificationStatus,
    authProvider,
    consent,
    createdAt,
    updatedAt,
  };
}
