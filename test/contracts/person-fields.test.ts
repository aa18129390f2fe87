import { EXPORTED_FIELDS, PERSON_FIELDS } from '../../src/domain/account/person-fields.js';
import { User } from '../../src/domain/account/user.js';
import type { UserState } from '../../src/domain/account/user-state.js';
import { aUser } from '../support/builders/a-user.js';
import { apiDocument } from '../support/http/api-document.js';

type Field = keyof UserState;

const NOW = new Date('2026-03-02T15:00:00Z');

/** An admin who has filled in everything, so that each field has a value to lose. */
const FULL: UserState = {
  ...aUser({ id: 7, isFirstOfNetwork: true }).state,
  mailbox: 'ada@example.org',
  identityKey: 'issuer#ada',
  phoneNumber: '+15005550006',
  language: 'de',
  profileImageUrl: '/api/pictures/7/a.webp',
  bio: 'Hi',
  interests: ['chess'],
  location: 'Ada Street 5',
  locationNear: 'New York, NY',
  latitude: 40.71,
  longitude: -74.01,
  timeZone: 'America/New_York',
  hasTakenSurvey: true,
  isIdVerified: true,
  isPhoneVerified: true,
  isProfilePictureVerified: true,
  verificationStatus: 'approved',
  trustScore: 100,
  role: 'admin',
  roleSince: NOW,
  roleGivenBy: 8,
};
const fields = Object.keys(FULL) as Field[];

/** Another value of the same kind. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (value instanceof Date) return new Date(value.getTime() + 1000);
  return Array.isArray(value) ? [...value, 'more'] : `${String(value)} more`;
}

const exportOf = (state: UserState): string => {
  const user = User.restore(state);
  return JSON.stringify(EXPORTED_FIELDS.map((field) => user[field]));
};

it('every stored field of a person has its place', () => {
  expect(fields.toSorted()).toEqual(Object.keys(PERSON_FIELDS).toSorted());
});

it('the export has each field that the table does not keep back with a reason', () => {
  const told = fields.filter(
    (field) => exportOf({ ...FULL, [field]: otherThan(FULL[field]) }) !== exportOf(FULL),
  );
  expect(told.toSorted()).toEqual(
    fields.filter((field) => !PERSON_FIELDS[field].exported.includes(' ')).toSorted(),
  );
});

it('the row of a deleted account has no field but those that the table keeps with a reason', () => {
  const user = User.restore({ ...FULL });
  user.anonymize(new Date(NOW.getTime() + 1000));
  const kept = fields.filter(
    (field) => JSON.stringify(user.state[field]) === JSON.stringify(FULL[field]) && FULL[field] !== null,
  );
  expect(kept.toSorted()).toEqual(fields.filter((field) => PERSON_FIELDS[field].kept).toSorted());
});

describe('the API document', () => {
  const sentIn = (schema: string): string[] =>
    Object.keys(apiDocument().components.schemas[schema]!.properties!).toSorted();

  it('sends to the members of a match what the table lets them see', () => {
    const seen = fields.flatMap((field) => PERSON_FIELDS[field].seen ?? []);
    expect(sentIn('ProfileResponse')).toEqual(seen.toSorted());
  });

  it('has what the table puts into the evidence of a report', () => {
    expect(sentIn('ReportedProfileResponse')).toEqual(
      fields.filter((field) => PERSON_FIELDS[field].isEvidence).toSorted(),
    );
  });
});
