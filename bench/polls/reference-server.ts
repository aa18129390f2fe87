import 'reflect-metadata';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import connectPgSimple from 'connect-pg-simple';
import express, { type Request, type Response } from 'express';
import session from 'express-session';
import pg from 'pg';
import { PostgresMatchQueries } from '../../src/adapters/persistence/match/match-queries.js';
import { PostgresMatchingRequestQueries } from '../../src/adapters/persistence/matching-request/matching-request-queries.js';
import { answerParent } from '../live/child.js';

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
  return (path, userId) =>
    path === '/api/user/matches' ? matches.matchesOf(userId) : requests.openRequestOf(userId);
}

/** The reference that counts 1: `node:http`, the session and the answer by two prepared statements. */
function bare(pool: pg.Pool, answerTo: AnswerTo): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const sid = /tablemates\.sid=s%3A([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
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
    response.json(await answerTo(request.path, passport.user));
  });
  return app;
}

answerParent({ start });
