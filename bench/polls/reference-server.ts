import 'reflect-metadata';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import connectPgSimple from 'connect-pg-simple';
import express, { type Request, type Response } from 'express';
import session from 'express-session';
import pg from 'pg';
import { PostgresMatchQueries } from '../../src/adapters/persistence/match/match-queries.js';
import { PostgresMeetupQueries } from '../../src/adapters/persistence/meetup/meetup-queries.js';
import { PostgresMatchingRequestQueries } from '../../src/adapters/persistence/matching-request/matching-request-queries.js';
import type { Coordinates } from '../../src/domain/shared/distance.js';
import { answerParent } from '../live/child.js';
import { BROWSE_LIMIT, POLLS } from './polled-paths.js';

export interface ReferenceSettings {
  readonly kind: 'bare' | 'express-session';
  readonly databaseUrl: string;
  readonly sessionSecret: string;
}

const MAX_POOL_SIZE = 16;
const SESSION = `select sess -> 'passport' ->> 'user' as "userId" from sessions where sid = $1 and expire > now()`;

/** @returns the port */
async function start({ kind, databaseUrl, sessionSecret }: ReferenceSettings): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_POOL_SIZE });
  const answerTo = answersFrom(pool);
  const listener = kind === 'bare' ? bare(pool, answerTo) : withExpressSession(pool, sessionSecret, answerTo);
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

type AnswerTo = (path: string, userId: number) => Promise<unknown>;

function answersFrom(pool: pg.Pool): AnswerTo {
  const matches = new PostgresMatchQueries(pool);
  const requests = new PostgresMatchingRequestQueries(pool);
  const browse = browseFrom(pool);
  return (path, userId) => {
    const [polledMatches, polledRequest] = POLLS;
    if (path === polledMatches) return matches.matchesOf(userId, { past: true, pairs: true });
    return path === polledRequest ? requests.openRequestOf(userId) : browse(userId);
  };
}

/** The first page of meetups, by the location of the reader and the statement of the product. */
function browseFrom(pool: pg.Pool): (userId: number) => Promise<unknown> {
  const meetups = new PostgresMeetupQueries(pool, pool);
  return async (readerId) => {
    const reader = {
      name: 'reader',
      text: 'select latitude, longitude from users where id = $1',
      values: [readerId],
    };
    const { rows } = await pool.query<Coordinates>(reader);
    const anyone = { maxDistance: null, venueType: null, date: null, after: null };
    return meetups.browse({ ...anyone, readerId, near: rows[0]!, limit: BROWSE_LIMIT }, new Date());
  };
}

/** The reference that counts 1: `node:http`, the session and the answer by two prepared statements. */
function bare(pool: pg.Pool, answerTo: AnswerTo): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sid = /tablemates\.sid=s%3A([^.]+)/.exec(request.headers.cookie ?? '')?.[1];
    const { rows } = await pool.query<{ userId: string }>({ name: 'session', text: SESSION, values: [sid] });
    const body = Buffer.from(JSON.stringify(await answerTo(request.url!, Number(rows[0]!.userId))));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  };
  return (request, response) => void answer(request, response).catch(() => response.writeHead(500).end());
}

/** What most Express applications do: express-session over its PostgreSQL store, which is touched by each request. */
function withExpressSession(pool: pg.Pool, secret: string, answerTo: AnswerTo): RequestListener {
  const app = express();
  const Store = connectPgSimple(session);
  app.use(
    session({
      store: new Store({ pool, tableName: 'sessions', pruneSessionInterval: false }),
      secret,
      name: 'tablemates.sid',
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { maxAge: 7 * 86_400_000 },
    }),
  );
  app.get('/*splat', async (request: Request, response: Response) => {
    const { passport } = request.session as unknown as { passport: { user: number } };
    response.json(await answerTo(request.url, passport.user));
  });
  return app;
}

answerParent({ start });
