import { EXPORTED_FIELDS } from '../../domain/account/person-fields.js';
import type { User } from '../../domain/account/user.js';
import type { RateLimit } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import type { AccountEndPorts, ArchivedFile } from './ports.js';

/** Low, because each export reads all data of a user. */
const EXPORTS: RateLimit = { name: 'exports', times: 3, perSeconds: 86_400 };

/** Exports all stored data of a user as a zip archive: one JSON file per record type, the profile picture, and the files handed in for review that still exist. */
export class ExportData {
  constructor(
    private readonly ports: Pick<
      AccountEndPorts,
      'users' | 'records' | 'pictures' | 'handedIn' | 'archives' | 'limiter'
    >,
  ) {}

  /** @returns the bytes of the zip archive in pieces @throws AccountGone, TooManyAttempts */
  async execute({ userId }: { userId: number }): Promise<AsyncIterable<Uint8Array>> {
    const { users, records: stored, archives, limiter } = this.ports;
    const user = await users.find(userId);
    if (!user) throw new AccountGone();
    await limiter.consume(EXPORTS, String(userId));
    const records = { profile: profileOf(user), ...(await stored.of(userId)) };
    return archives.pack(this.filesOf(user, records));
  }

  private async *filesOf(
    { id, profileImageUrl }: User,
    records: Readonly<Record<string, unknown>>,
  ): AsyncGenerator<ArchivedFile> {
    for (const [name, what] of Object.entries(records)) yield { name: `${name}.json`, bytes: asJson(what) };
    const picture = profileImageUrl && (await this.ports.pictures.findAt(profileImageUrl));
    if (picture) yield { name: 'pictures/profile.webp', bytes: picture.bytes };
    yield* this.ports.handedIn.of(id);
  }
}

const asJson = (what: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(what, null, 2)}\n`);

/** What the table of fields sends to the export. */
const profileOf = (user: User) => Object.fromEntries(EXPORTED_FIELDS.map((field) => [field, user[field]]));
