import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { COMPRESSED_FROM_BYTES, matchesEntityTag } from '../entity-tag.js';
import { type Poll, pollsOf, type Route } from '../route.js';
import type { Answer, CachedAnswers, CachedSessions } from './cached-polls.js';

export interface PollHandlerSettings {
  readonly routes: readonly Route[];
  readonly sessions: CachedSessions;
  readonly answers: CachedAnswers;
  /** Whether every change that was committed before the call has reached the caches; false if they cannot be used. */
  readonly caughtUp: () => Promise<boolean>;
  /** The middleware that sets the same headers for every response. */
  readonly headers: readonly RequestHandler[];
  readonly compress: RequestHandler;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Called once per response of this handler. */
  readonly onAnswered: (poll: AnsweredPoll) => void;
  /** Handles all other requests. */
  readonly fallback: RequestListener;
}

interface AnsweredPoll {
  readonly requestId: string;
  readonly path: string;
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly duration: number;
}

/**
 * Answers polls of cached sessions, without the middleware of other requests and with the same responses. What it cannot
 * answer goes to the fallback. Nothing is read from a cache before it has caught up, so an answer is never older than
 * the request. See ADR 25.
 */
export function pollHandler(settings: PollHandlerSettings): RequestListener {
  const { sessions, answers, caughtUp, fallback } = settings;
  const polls = new Map(pollsOf(settings.routes).map((poll) => [poll.url, poll]));
  const send = sender(settings);

  const answer = async (
    poll: Poll,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const startedAt = performance.now();
    const isCurrent = await caughtUp();
    const userId = isCurrent ? sessions.userOf(key) : undefined;
    if (userId === undefined) return void fallback(request, response);
    let found = answers.find(poll, userId);
    try {
      found ??= await answers.read(poll, userId);
    } catch {
      // The error handler of the fallback turns the same error into a response.
      return void fallback(request, response);
    }
    send(request, response, found, { path: poll.route.path, startedAt });
  };

  return (request, response) => {
    const poll = request.method === 'GET' ? polls.get(request.url!) : undefined;
    const key = poll && !hasBody(request) ? sessions.keyOf(request) : undefined;
    if (key === undefined || sessions.userOf(key) === undefined) return fallback(request, response);
    void answer(poll!, key, request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

function sender({ headers, compress, requestIdOf, onAnswered }: PollHandlerSettings) {
  const common = headersSetBy(headers);
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { status, body, etag }: Answer,
    { path, startedAt }: { path: string; startedAt: number },
  ): void => {
    const requestId = requestIdOf(request);
    const own = ['ETag', etag, 'X-Request-Id', requestId];
    const finish = (sent: number): void =>
      onAnswered({ requestId, path, status: sent, duration: performance.now() - startedAt });

    if (status === 200 && matchesEntityTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, [...common, ...own]).end();
      return finish(304);
    }
    const content = [
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      String(body.length),
    ];
    const respond = (): void => {
      response.writeHead(status, [...common, ...own, ...content, 'Vary', 'Accept-Encoding']).end(body);
      finish(status);
    };
    const isCompressed = body.length >= COMPRESSED_FROM_BYTES && request.headers['accept-encoding'];
    if (isCompressed) void compress(request as Request, response as Response, respond);
    else respond();
  };
}

/** @returns names and values in turn, as `writeHead` takes them */
function headersSetBy(middleware: readonly RequestHandler[]): readonly string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  for (const handler of middleware)
    void handler(request as Request, response as Response, (error?: unknown) => {
      if (error) throw error as Error;
    });
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
