import { answerParent } from '../live/child.js';
import { HttpConnection, requestBytes } from '../live/http-connection.js';
import { Histogram, type Latency } from '../live/statistics.js';
import { POLLS } from './polled-paths.js';

export interface PollLoad {
  readonly port: number;
  readonly cookies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** `last`: the ETag of the last answer, as the app sends it; `stale`: one of two that fit no answer. */
  readonly etags: 'last' | 'stale';
}

export interface PollFigures {
  readonly perSecond: number;
  /** All polls, those of the warm-up included. */
  readonly polls: number;
  readonly latency: Latency;
  /** Answers by status; 0 counts lost connections. */
  readonly statuses: Readonly<Record<number, number>>;
}

const STALE = ['W/"a-stale-etag"', 'W/"another-one"'];

/** One poll of one person, with the request that will be sent next. */
interface Poll {
  readonly path: string;
  readonly cookie: string;
  etag: string | undefined;
  request: Buffer;
  /** Alternates the two stale ETags. */
  turn: number;
}

function run(load: PollLoad): Promise<PollFigures> {
  const polls = load.cookies.flatMap((cookie) =>
    POLLS.map((path): Poll => {
      const etag = load.etags === 'stale' ? STALE[0] : undefined;
      return { path, cookie, etag, request: requestBytes('GET', path, cookie, etag), turn: 0 };
    }),
  );
  const times = new Histogram();
  let statuses: Record<number, number> = {};
  let next = 0;
  // Each poll is sent once before the measurement, which fetches the ETags.
  let measuring = false;
  let began = performance.now();
  const warmUpEnd = began + load.warmUpSeconds * 1000;
  let end = Infinity;

  const begin = (now: number) => {
    measuring = true;
    times.reset();
    statuses = {};
    began = now;
    end = now + load.seconds * 1000;
  };

  const pollRepeatedly = (connection: HttpConnection): Promise<void> =>
    new Promise((resolve) => {
      const askNext = () => {
        const poll = polls[next++ % polls.length]!;
        const sent = performance.now();
        connection.ask(poll.request, (status, etag) => {
          const now = performance.now();
          times.record(now - sent);
          statuses[status] = (statuses[status] ?? 0) + 1;
          if (load.etags === 'stale') useEtag(poll, STALE[++poll.turn % 2]);
          else if (etag !== poll.etag && status === 200) useEtag(poll, etag);
          if (!measuring && now >= warmUpEnd && next >= polls.length) begin(now);
          if (now >= end) {
            connection.close();
            return resolve();
          }
          askNext();
        });
      };
      askNext();
    });

  const connections = Array.from({ length: load.connections }, () => new HttpConnection(load.port));
  return Promise.all(connections.map(pollRepeatedly)).then(() => {
    const seconds = (performance.now() - began) / 1000;
    return {
      perSecond: times.count / seconds,
      polls: next,
      latency: times.latency,
      statuses,
    };
  });
}

function useEtag(poll: Poll, etag: string | undefined): void {
  poll.etag = etag;
  poll.request = requestBytes('GET', poll.path, poll.cookie, etag);
}

answerParent({ run });
