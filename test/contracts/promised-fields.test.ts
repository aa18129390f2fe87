import { apiDocument } from '../support/http/api-document.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Another test compares it with the one that the server sends. */
const document = apiDocument() as unknown as Document;

function operation(called: string): Operation {
  const [method, path] = called.split(' ');
  return document.paths[path!]![method!.toLowerCase()]!;
}

/** The fields of an object, or of the objects in a list. */
function fieldsOf(schema: Schema | undefined): readonly string[] {
  if (!schema) return [];
  if (schema.$ref) return fieldsOf(document.components.schemas[schema.$ref.split('/').at(-1)!]);
  if (schema.items) return fieldsOf(schema.items);
  if (schema.anyOf) return schema.anyOf.flatMap(fieldsOf);
  return Object.keys(schema.properties ?? {});
}

const schemaIn = (content: Content | undefined): Schema | undefined =>
  Object.values(content?.content ?? {})[0]?.schema;

/** What clients send. An operation without a body has no fields. */
const SENT: readonly (readonly [called: string, fields: string])[] = [
  ['GET /api/user', ''],
  ['POST /api/logout', ''],
  ['POST /api/auth/login', 'usernameOrEmail password'],
  [
    'POST /api/auth/register',
    'username email firstName lastName password confirmPassword dateOfBirth isAdult',
  ],
  ['POST /api/auth/verify-email', 'email code'],
  ['POST /api/auth/resend-verification', 'email'],
  ['POST /api/auth/forgot-password', 'email'],
  ['POST /api/auth/reset-password', 'email code newPassword'],
  ['POST /api/survey', 'favoriteConversationTopic favoriteMusic personalityType'],
  ['PUT /api/profile', 'username bio profileImageUrl interests age'],
  ['PATCH /api/user/location', 'location'],
  [
    'POST /api/matching-request',
    'meetupType venueType preferredDate preferredTime maxDistance ageRangeMin ageRangeMax',
  ],
  ['GET /api/user/active-request', ''],
  ['POST /api/matching-request/{id}/cancel', ''],
  ['GET /api/user/matches', ''],
  ['GET /api/matches/{id}', ''],
  ['GET /api/matches/{id}/messages', ''],
  ['DELETE /api/matches/{id}/leave', ''],
  ['DELETE /api/matches/{id}', ''],
  ['POST /api/user/verification/phone/send', 'phoneNumber'],
  ['POST /api/user/verification/phone/verify', 'phoneNumber code'],
  ['POST /api/user/verification/id', 'idDocument'],
  ['POST /api/user/verification/profile-picture', 'profilePicture'],
  ['GET /api/meetups/browse', ''],
  ['POST /api/meetups/{id}/join', ''],
  ['GET /api/config', ''],
  ['GET /api/login', ''],
];

/** What clients read. */
const READ: readonly (readonly [called: string, status: string, fields: string])[] = [
  ['POST /api/auth/register', '201', 'message email'],
  [
    'GET /api/user/active-request',
    '200',
    'id meetupType venueType preferredTime preferredDate maxDistance ageRangeMin ageRangeMax status',
  ],
  ['POST /api/matching-request', '409', 'message conflict conflictType existingRequest'],
  [
    'GET /api/user/matches',
    '200',
    `id participants meetupType venueType suggestedTime suggestedDate matchScore suggestedLocation status users
     sharedInterest`,
  ],
  [
    'GET /api/meetups/browse',
    '200',
    `id title venueType venueImageUrl location distance scheduledDate scheduledTime currentParticipants maxParticipants
     ageRangeMin ageRangeMax creator participants`,
  ],
  ['GET /api/matches/{id}/messages', '200', 'id message createdAt user'],
];

const OBJECTS: readonly (readonly [schema: string, fields: string])[] = [
  ['ExistingRequestResponse', 'id meetupType'],
  ['TableMateResponse', 'id username firstName profileImageUrl'],
  [
    'MeetupCreatorResponse',
    'username profileImageUrl trustScore isIdVerified isPhoneVerified isProfilePictureVerified bio',
  ],
  ['MeetupParticipantResponse', 'id username profileImageUrl trustScore bio surveyData'],
  ['SurveyDataResponse', 'favoriteConversationTopic favoriteMusic personalityType'],
  ['WriterResponse', 'id username profileImageUrl'],
];

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('the API', () => {
  it.each(SENT)('takes %s with the fields: %s', (called, fields) => {
    const body = fieldsOf(schemaIn(operation(called).requestBody));
    expect(body).toEqual(expect.arrayContaining(words(fields)));
  });

  it.each(READ)('answers %s with %s and the fields: %s', (called, status, fields) => {
    const response = fieldsOf(schemaIn(operation(called).responses[status]));
    expect(response).toEqual(expect.arrayContaining(words(fields)));
  });

  it.each(OBJECTS)('describes a %s with the fields: %s', (schema, fields) => {
    expect(fieldsOf(document.components.schemas[schema])).toEqual(expect.arrayContaining(words(fields)));
  });
});
