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
const ROWS: ReadonlyArray<readonly [Row, operations: string]> = [
  [
    everyone,
    `POST /api/auth/register, POST /api/auth/registration, GET /api/auth/sign-up,
     POST /api/auth/verify-email, POST /api/auth/resend-verification, POST /api/auth/login,
     POST /api/auth/forgot-password, POST /api/auth/reset-password, GET /api/login`,
  ],
  [
    notConfigured,
    `GET /api/auth/provider, GET /api/auth/provider/callback, GET /api/auth/provider/callback/{provider},
     GET /api/auth/provider/identity, POST /api/auth/provider/link, POST /api/auth/provider/join`,
  ],
  [members, 'GET /api/user, GET /api/config'],
  [suspendedToo, 'GET /api/user/export'],
  [
    members,
    `GET /api/user/sessions, GET /api/user/shared-plans, GET /api/user/calendar-feed,
     POST /api/user/calendar-feed, DELETE /api/user/calendar-feed`,
  ],
  // Open to the address, which is the secret; this one is unknown.
  [notConfigured, 'GET /api/calendar/{token}'],
  [
    members,
    `GET /api/user/notification-preferences, PUT /api/user/notification-preferences,
     GET /api/announcement, GET /api/user/private-preferences, PUT /api/user/private-preferences,
     GET /api/user/push, PUT /api/user/push, DELETE /api/user/push, GET /api/user/verification,
     GET /api/survey, GET /api/user/matches, GET /api/user/blocks, GET /api/user/weekly-question,
     PUT /api/user/weekly-question, GET /api/chat-offers`,
  ],
  // `chat-offers.test.ts` tests whose offer it is.
  [
    members,
    `POST /api/chat-offers/{id}, GET /api/user/attendance-steps, GET /api/geocode/search,
     GET /api/geocode/reverse, GET /api/places/nearby, GET /api/pictures/{owner}/{file}`,
  ],
  // The tile route exists only with TILE_PROXY.
  [{ open: [] }, 'GET /api/tiles/{z}/{x}/{y}'],
  [
    members,
    `POST /api/survey, PUT /api/profile, PUT /api/user/language, POST /api/user/consent,
     PATCH /api/user/location, POST /api/matching-request/pool, POST /api/matching-request,
     GET /api/user/friend-group, POST /api/user/friend-group`,
  ],
  // The code decides.
  [{ open: [] }, 'POST /api/user/friend-group/join'],
  [
    members,
    `POST /api/user/friend-group/go, DELETE /api/user/friend-group,
     POST /api/user/verification/phone/send, POST /api/user/verification/phone/verify`,
  ],
  [suspendedToo, 'POST /api/user/confirmation-code'],
  [
    members,
    `PUT /api/user/password, POST /api/user/email, GET /api/user/email, POST /api/user/email/verify,
     POST /api/user/verification/id, POST /api/user/verification/profile-picture,
     DELETE /api/user/verification/{kind}, DELETE /api/user/verification/phone`,
  ],
  [suspendedToo, 'POST /api/appeals, DELETE /api/user'],
  [members, 'DELETE /api/user/sessions'],
  [
    atTheTable,
    `GET /api/user/active-request, GET /api/matches/{id}, GET /api/matches/{id}/calendar.ics,
     GET /api/matches/{id}/messages, POST /api/matches/{id}/messages, GET /api/matches/{id}/venues,
     GET /api/matches/{id}/change, POST /api/matches/{id}/change, GET /api/matches/{id}/shared-plan,
     POST /api/matches/{id}/shared-plan, DELETE /api/matches/{id}/shared-plan,
     POST /api/matches/{id}/confirm, POST /api/matches/{id}/late, POST /api/matches/{id}/home-safe,
     POST /api/matches/{id}/read, GET /api/matches/{id}/feedback, POST /api/matches/{id}/feedback,
     POST /api/matches/{id}/venues, POST /api/matches/{id}/venues/{venueId}/vote,
     DELETE /api/matches/{id}/venues/{venueId}/vote, DELETE /api/matches/{id}/venues/{venueId},
     POST /api/matches/{id}/booking, POST /api/matches/{id}/booking/call, PUT /api/matches/{id}/booking,
     DELETE /api/matches/{id}/booking, POST /api/matches/{id}/here, POST /api/matches/{id}/cannot-find`,
  ],
  [memberOnly, 'DELETE /api/matches/{id}/messages/{messageId}'],
  // The member attends the organizer's meetup too; users blocked by the member do not find it.
  [{ open: ['organizer', 'member'] }, 'GET /api/user/profile/{id}'],
  // Attendees of an open meetup are visible to all members, so that they can be reported and blocked.
  [allOthers, 'POST /api/reports, POST /api/users/{id}/block, DELETE /api/users/{id}/block'],
  [members, 'GET /api/meetups, GET /api/meetups/browse, GET /api/meetups/{id}, POST /api/meetups'],
  [organizerOnly, 'PATCH /api/meetups/{id}, PUT /api/meetups/{id}/link'],
  [everyone, 'GET /api/appearance, GET /api/community'],
  // There is no logo.
  [notConfigured, 'GET /api/appearance/logo/{digest}'],
  [everyone, 'GET /m/{token}, GET /m/{token}/image.png'],
  // The token decides, and no session.
  [
    unknownLink,
    `GET /p/{token}, GET /api/friend-invitations/{code}, GET /a/{token}, POST /a/{token}, GET /h/{token},
     POST /h/{token}, POST /h/{token}/no, GET /w/{token}, POST /w/{token}, GET /u/{token},
     POST /u/{token}`,
  ],
  [notConfigured, 'POST /api/webhooks/bounces'],
  [organizerOnly, 'DELETE /api/meetups/{id}/link'],
  // The organizer must cancel the meetup instead.
  [{ open: ['blocked', 'organizer', 'member'] }, 'DELETE /api/meetups/{id}/join'],
  [members, 'POST /api/meetups/{id}/waitlist, POST /api/meetups/{id}/join'],
  [organizerOnly, 'POST /api/meetups/{id}/cancel'],
  // Of a waiting request only: those of the table have a seat.
  [{ open: [] }, 'GET /api/matching-request/{id}/outlook'],
  [memberOnly, 'PUT /api/matching-request/{id}, POST /api/matching-request/{id}/cancel'],
  // The request was withdrawn when the member left.
  [{ open: ['blocked'] }, 'DELETE /api/matches/{id}/leave'],
  // Requested at another match: the blocked user cancels it, so the member no longer has it.
  [{ open: ['blocked'] }, 'DELETE /api/matches/{id}'],
  [memberOnly, 'DELETE /api/user/sessions/{id}'],
  [everyone, 'POST /api/logout'],
];
const MATRIX: Readonly<Record<string, Row>> = Object.fromEntries(
  ROWS.flatMap(([row, operations]) => operations.split(/,\s+/).map((operation) => [operation, row])),
);

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
