import { CLIENT_FRAMES } from '../../src/adapters/websocket/frames.js';
import type { Answer, APerson } from '../support/http/a-person.js';
import {
  ACTORS,
  type Actor,
  createAccessFixture,
  type AccessFixture,
} from '../support/http/access-fixture.js';
import { type OpenApiDocument, operationFor, operationsOf } from '../support/http/openapi-operations.js';
import { Samples } from '../support/http/openapi-sample.js';
import { theSharedProduct } from '../support/http/shared-product.js';

/**
 * The allowed roles. Other signed-in members get 404, a suspended one 403, and users without a session of the app 401.
 */
interface Row {
  readonly open: readonly Actor[] | 'everyone' | 'not configured';
}

const MEMBERS = ['stranger', 'left', 'blocked', 'organizer', 'member'] as const satisfies readonly Actor[];

const everyone: Row = { open: 'everyone' };
/** Public, but the product of this test does not have it. */
const notConfigured: Row = { open: 'not configured' };
/** Answers everyone that the link does not work. */
const unknownLink: Row = { open: 'not configured' };
/** Concerns only the caller, or is visible to all members. */
const members: Row = { open: MEMBERS };
/** Allowed with a restricted session. */
const suspendedToo: Row = { open: [...MEMBERS, 'suspended'] };
/** A block hides messages in both directions, but both members keep their seats. */
const atTheTable: Row = { open: ['blocked', 'member'] };
const allOthers: Row = { open: ['stranger', 'left', 'blocked', 'organizer'] };
const memberOnly: Row = { open: ['member'] };
const organizerOnly: Row = { open: ['organizer'] };

/** All operations outside of the console, in request order: those that end a match or a session are last. */
const MATRIX: Readonly<Record<string, Row>> = {
  'POST /api/auth/register': everyone,
  'POST /api/auth/registration': everyone,
  'GET /api/auth/sign-up': everyone,
  'POST /api/auth/verify-email': everyone,
  'POST /api/auth/resend-verification': everyone,
  'POST /api/auth/login': everyone,
  'POST /api/auth/forgot-password': everyone,
  'POST /api/auth/reset-password': everyone,
  'GET /api/login': everyone,
  'GET /api/auth/provider': notConfigured,
  'GET /api/auth/provider/callback': notConfigured,
  'GET /api/auth/provider/callback/{provider}': notConfigured,
  'GET /api/auth/provider/identity': notConfigured,
  'POST /api/auth/provider/link': notConfigured,
  'POST /api/auth/provider/join': notConfigured,

  'GET /api/user': members,
  'GET /api/config': members,
  'GET /api/user/export': suspendedToo,
  'GET /api/user/sessions': members,
  'GET /api/user/shared-plans': members,
  'GET /api/user/calendar-feed': members,
  'POST /api/user/calendar-feed': members,
  'DELETE /api/user/calendar-feed': members,
  // Open to the address, which is the secret; this one is unknown.
  'GET /api/calendar/{token}': notConfigured,
  'GET /api/user/notification-preferences': members,
  'PUT /api/user/notification-preferences': members,
  'GET /api/announcement': members,
  'GET /api/user/private-preferences': members,
  'PUT /api/user/private-preferences': members,
  'GET /api/user/push': members,
  'PUT /api/user/push': members,
  'DELETE /api/user/push': members,
  'GET /api/user/verification': members,
  'GET /api/survey': members,
  'GET /api/user/matches': members,
  'GET /api/user/blocks': members,
  'GET /api/user/weekly-question': members,
  'PUT /api/user/weekly-question': members,
  'GET /api/chat-offers': members,
  // `chat-offers.test.ts` tests whose offer it is.
  'POST /api/chat-offers/{id}': members,
  'GET /api/user/attendance-steps': members,
  'GET /api/geocode/search': members,
  'GET /api/geocode/reverse': members,
  'GET /api/places/nearby': members,
  'GET /api/pictures/{owner}/{file}': members,
  // The tile route exists only with TILE_PROXY.
  'GET /api/tiles/{z}/{x}/{y}': { open: [] },
  'POST /api/survey': members,
  'PUT /api/profile': members,
  'PUT /api/user/language': members,
  'POST /api/user/consent': members,
  'PATCH /api/user/location': members,
  'POST /api/matching-request/pool': members,
  'POST /api/matching-request': members,
  'GET /api/user/friend-group': members,
  'POST /api/user/friend-group': members,
  // The code decides.
  'POST /api/user/friend-group/join': { open: [] },
  'POST /api/user/friend-group/go': members,
  'DELETE /api/user/friend-group': members,
  'POST /api/user/verification/phone/send': members,
  'POST /api/user/verification/phone/verify': members,
  'POST /api/user/confirmation-code': suspendedToo,
  'PUT /api/user/password': members,
  'POST /api/user/email': members,
  'GET /api/user/email': members,
  'POST /api/user/email/verify': members,
  'POST /api/user/verification/id': members,
  'POST /api/user/verification/profile-picture': members,
  'DELETE /api/user/verification/{kind}': members,
  'DELETE /api/user/verification/phone': members,
  'POST /api/appeals': suspendedToo,
  'DELETE /api/user': suspendedToo,
  'DELETE /api/user/sessions': members,

  'GET /api/user/active-request': atTheTable,
  'GET /api/matches/{id}': atTheTable,
  'GET /api/matches/{id}/calendar.ics': atTheTable,
  'GET /api/matches/{id}/messages': atTheTable,
  'POST /api/matches/{id}/messages': atTheTable,
  'GET /api/matches/{id}/venues': atTheTable,
  'GET /api/matches/{id}/change': atTheTable,
  'POST /api/matches/{id}/change': atTheTable,
  'GET /api/matches/{id}/shared-plan': atTheTable,
  'POST /api/matches/{id}/shared-plan': atTheTable,
  'DELETE /api/matches/{id}/shared-plan': atTheTable,
  'POST /api/matches/{id}/confirm': atTheTable,
  'POST /api/matches/{id}/late': atTheTable,
  'POST /api/matches/{id}/home-safe': atTheTable,
  'POST /api/matches/{id}/read': atTheTable,
  'GET /api/matches/{id}/feedback': atTheTable,
  'POST /api/matches/{id}/feedback': atTheTable,
  'POST /api/matches/{id}/venues': atTheTable,
  'POST /api/matches/{id}/venues/{venueId}/vote': atTheTable,
  'DELETE /api/matches/{id}/venues/{venueId}/vote': atTheTable,
  'DELETE /api/matches/{id}/venues/{venueId}': atTheTable,
  'POST /api/matches/{id}/booking': atTheTable,
  'POST /api/matches/{id}/booking/call': atTheTable,
  'PUT /api/matches/{id}/booking': atTheTable,
  'DELETE /api/matches/{id}/booking': atTheTable,
  'POST /api/matches/{id}/here': atTheTable,
  'POST /api/matches/{id}/cannot-find': atTheTable,
  'DELETE /api/matches/{id}/messages/{messageId}': memberOnly,

  // The member attends the organizer's meetup too; users blocked by the member do not find it.
  'GET /api/user/profile/{id}': { open: ['organizer', 'member'] },
  // Attendees of an open meetup are visible to all members, so that they can be reported and blocked.
  'POST /api/reports': allOthers,
  'POST /api/users/{id}/block': allOthers,
  'DELETE /api/users/{id}/block': allOthers,

  'GET /api/meetups': members,
  'GET /api/meetups/browse': members,
  'GET /api/meetups/{id}': members,
  'POST /api/meetups': members,
  'PATCH /api/meetups/{id}': organizerOnly,
  'PUT /api/meetups/{id}/link': organizerOnly,
  'GET /api/appearance': everyone,
  'GET /api/community': everyone,
  // There is no logo.
  'GET /api/appearance/logo/{digest}': notConfigured,
  'GET /m/{token}': everyone,
  'GET /m/{token}/image.png': everyone,
  // The token decides, and no session.
  'GET /p/{token}': unknownLink,
  'GET /api/friend-invitations/{code}': unknownLink,
  'GET /a/{token}': unknownLink,
  'POST /a/{token}': unknownLink,
  'GET /h/{token}': unknownLink,
  'POST /h/{token}': unknownLink,
  'POST /h/{token}/no': unknownLink,
  'GET /w/{token}': unknownLink,
  'POST /w/{token}': unknownLink,
  'GET /u/{token}': unknownLink,
  'POST /u/{token}': unknownLink,
  'POST /api/webhooks/bounces': notConfigured,
  'DELETE /api/meetups/{id}/link': organizerOnly,
  // The organizer must cancel the meetup instead.
  'DELETE /api/meetups/{id}/join': { open: ['blocked', 'organizer', 'member'] },
  'POST /api/meetups/{id}/waitlist': members,
  'POST /api/meetups/{id}/join': members,
  'POST /api/meetups/{id}/cancel': organizerOnly,

  // Of a waiting request only: those of the table have a seat.
  'GET /api/matching-request/{id}/outlook': { open: [] },
  'PUT /api/matching-request/{id}': memberOnly,
  'POST /api/matching-request/{id}/cancel': memberOnly,
  // The request was withdrawn when the member left.
  'DELETE /api/matches/{id}/leave': { open: ['blocked'] },
  // Requested at another match: the blocked user cancels it, so the member no longer has it.
  'DELETE /api/matches/{id}': { open: ['blocked'] },
  'DELETE /api/user/sessions/{id}': memberOnly,
  'POST /api/logout': everyone,
};

/** Expected outcome of a frame on an open WebSocket. */
const FRAMES: Readonly<Record<(typeof CLIENT_FRAMES)[number], Row>> = {
  join_room: atTheTable,
  chat_message: atTheTable,
};

const product = theSharedProduct();
let document: OpenApiDocument;
let samples: Samples;
let fixture: AccessFixture;

beforeAll(async () => {
  document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
  samples = new Samples(document);
  fixture = await createAccessFixture(product);
});

function outcomeFor({ open }: Row, actor: Actor): string {
  if (open === 'not configured') return '404';
  if (open === 'everyone' || open.includes(actor)) return 'let through';
  if (actor === 'suspended') return '403';
  return members.open.includes(actor) ? '404' : '401';
}

/** Statuses with other causes, such as a wrong password, that do not depend on access. */
const isRefusal = ({ status, body }: Answer): boolean =>
  status === 404 || body.code === 'not_signed_in' || body.code === 'suspended';

const expected = (row: Row) => Object.fromEntries(ACTORS.map((actor) => [actor, outcomeFor(row, actor)]));

/** Fields without a generated sample. */
function bodyFor(method: string, template: string, { ids }: AccessFixture): unknown {
  const { operation } = operationFor(document, method, template)!;
  if (!operation.requestBody) return undefined;
  // Agreeing needs a question, declining does not.
  if (template === '/api/matches/{id}/change') return { agrees: false };
  if (template === '/api/reports') return { kind: 'user', targetId: ids.user, reason: 'spam' };
  return samples.bodyOf(operation);
}

it('the table contains all operations outside of the console and no others', () => {
  const served = operationsOf(document)
    .map(({ method, template }) => `${method} ${template}`)
    .filter((operation) => !operation.includes(' /api/admin/'));
  expect(Object.keys(MATRIX).sort()).toEqual(served.sort());
});

describe('only members of the match can send frames to it', () => {
  it.each(CLIENT_FRAMES)('%s', async (type) => {
    const { people, ids } = fixture;
    const outcomes: Record<string, string> = {};
    for (const actor of ACTORS) outcomes[actor] = await outcomeOf(type, people[actor], ids.match);
    expect(outcomes).toEqual(expected(FRAMES[type]));
  });
});

/** The outcome of a frame; a message is sent after an attempt to join. */
async function outcomeOf(type: string, person: APerson, matchId: number): Promise<string> {
  const socket = await person.connect().catch((refusal: Error) => refusal.message);
  if (typeof socket === 'string') return socket;
  try {
    socket.send({ type: 'join_room', matchId });
    let answer = await socket.waitForOneOf(['room_joined', 'error']);
    if (type === 'chat_message') {
      socket.send({ type, matchId, message: 'hi', clientId: 'b' });
      answer = await socket.waitForOneOf(['message_sent', 'error'], ({ clientId }) => clientId === 'b');
    }
    return answer.type === 'error' ? '404' : 'let through';
  } finally {
    socket.close();
  }
}

describe('an operation responds to each user according to the table', () => {
  it.each(Object.entries(MATRIX))('%s', async (operation, row) => {
    const [method, template] = operation.split(' ') as [string, string];
    const here = operation === 'DELETE /api/matches/{id}' ? await createAccessFixture(product) : fixture;
    const path = pathFor(template, here);
    const body = bodyFor(method, template, here);
    const outcomes: Record<string, string> = {};
    const actors = isAboutTheCaller(row) ? CALLERS : ACTORS;
    for (const actor of actors) {
      const answer = await here.people[actor].send(method, path, body);
      outcomes[actor] = isRefusal(answer) ? String(answer.status) : 'let through';
    }
    expect(outcomes).toEqual(Object.fromEntries(actors.map((actor) => [actor, outcomeFor(row, actor)])));
  });
});

/** Those who differ where the relation to a match or meetup does not count. */
const CALLERS = ['signed out', 'stranger', 'suspended', 'admin at the table', 'member'] as const;
const isAboutTheCaller = (row: Row): boolean =>
  [everyone, notConfigured, unknownLink, members, suspendedToo].includes(row);

function pathFor(template: string, { ids, link, picture, session }: AccessFixture): string {
  const idOf: Readonly<Record<string, number | string>> = {
    matches: ids.match,
    meetups: ids.meetup,
    'matching-request': ids.request,
    sessions: session,
    profile: ids.user,
    users: ids.user,
  };
  if (template.startsWith('/api/pictures/')) return picture;
  if (template.startsWith('/m/')) return template.replace('/m/{token}', link);
  return template
    .replace('{venueId}', String(ids.venue))
    .replace('{messageId}', String(ids.message))
    .replace('{kind}', 'selfie')
    .replace('{z}/{x}/{y}', '0/0/0')
    .replace(/([\w-]+)\/\{id\}/, (_, resource: string) => `${resource}/${idOf[resource]}`);
}
