import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../live/child.js';
import { HttpConnection, requestBytes } from '../live/http-connection.js';
import type { BenchPerson, BenchTable } from '../live/seed-tables.js';
import { SocketClient } from '../live/socket-client.js';
import { Histogram, type Latency } from '../live/statistics.js';
import { POLLS } from '../polls/polled-paths.js';

export interface TownLoad {
  readonly port: number;
  /** The members of these tables poll. */
  readonly tables: readonly BenchTable[];
  /** Members that also have a WebSocket, in the room of their table; the first tables' come first. */
  readonly sockets: number;
  /** Keep-alive connections that the polls share, as behind a reverse proxy. */
  readonly connections: number;
  readonly messagesPerSecond: number;
  /** Meetups that are joined and left again. */
  readonly meetupIds: readonly number[];
  readonly joinsPerSecond: number;
}

/** What happened since the last question. */
export interface TownFigures {
  readonly polls: number;
  /** From the moment at which the poll was due until the answer. */
  readonly poll: Latency;
  readonly notModified: number;
  readonly acknowledged: number;
  readonly acknowledgement: Latency;
  readonly delivered: number;
  readonly joinsAndLeaves: number;
  /** Failed polls and lost connections, refused joins, error frames and sockets closed by the server. */
  readonly errors: number;
  /** The share of a core that the load itself took. */
  readonly loadCpu: number;
}

const POLL_EVERY_MS = 5000;
const TICK_MS = 10;
const SOCKETS_AT_ONCE = 50;
const JOIN_LASTS_MS = 10_000;
const WRITING_CONNECTIONS = 4;

interface Poll {
  readonly path: string;
  readonly cookie: string;
  /** The moment within the five seconds at which it is due. */
  readonly phase: number;
  etag: string | undefined;
  request: Buffer;
}

class Town {
  private readonly pollTimes = new Histogram();
  private readonly acknowledgements = new Histogram();
  private counts = noCounts();
  private cpu = process.cpuUsage();
  private since = performance.now();
  private readonly sentAt = new Map<string, number>();
  private readonly writers: Array<{ client: SocketClient; matchId: number }> = [];
  private readonly idle: HttpConnection[];
  private readonly waiting: Array<() => void> = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private messages = 0;
  private readonly people: readonly BenchPerson[];
  private readonly mostWaiting: number;
  private firstError = '';
  private isOver = false;

  constructor(private readonly load: TownLoad) {
    this.people = load.tables.flatMap((table) => table.people);
    this.mostWaiting = 2 * POLLS.length * this.people.length;
    this.idle = Array.from({ length: load.connections }, () => new HttpConnection(load.port));
  }

  async openSockets(): Promise<void> {
    const members = this.load.tables.flatMap(({ matchId, people }) =>
      people.map(({ cookie }) => ({ matchId, cookie })),
    );
    for (let from = 0; from < this.load.sockets; from += SOCKETS_AT_ONCE) {
      const next = members.slice(from, Math.min(from + SOCKETS_AT_ONCE, this.load.sockets));
      await Promise.all(next.map(({ matchId, cookie }) => this.openSocket(matchId, cookie)));
    }
  }

  start(): void {
    this.startPolls();
    this.repeat(this.load.messagesPerSecond, () => this.writeMessage());
    const writing = Array.from({ length: WRITING_CONNECTIONS }, () => new HttpConnection(this.load.port));
    this.repeat(this.load.joinsPerSecond, (turn) => {
      const connection = writing.pop();
      if (connection) void this.joinAndLeave(connection, turn).finally(() => writing.push(connection));
    });
    this.figures();
  }

  figures(): TownFigures {
    const { user, system } = process.cpuUsage(this.cpu);
    const seconds = (performance.now() - this.since) / 1000;
    const figures: TownFigures = {
      ...this.counts,
      polls: this.pollTimes.count,
      poll: this.pollTimes.latency,
      acknowledged: this.acknowledgements.count,
      acknowledgement: this.acknowledgements.latency,
      loadCpu: (user + system) / 1e6 / seconds,
    };
    this.counts = noCounts();
    this.pollTimes.reset();
    this.acknowledgements.reset();
    this.cpu = process.cpuUsage();
    this.since = performance.now();
    return figures;
  }

  stop(): void {
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const { client } of this.writers) client.close();
    for (const connection of this.idle) connection.close();
  }

  private startPolls(): void {
    const { people } = this;
    const polls = people
      .flatMap(({ cookie }, index) =>
        POLLS.map((path, place): Poll => {
          const phase = (POLL_EVERY_MS * (index + place / POLLS.length)) / people.length;
          return { path, cookie, phase, etag: undefined, request: requestBytes('GET', path, cookie) };
        }),
      )
      .sort((a, b) => a.phase - b.phase);
    const began = performance.now();
    let next = 0;
    const sendDue = () => {
      for (;;) {
        const poll = polls[next % polls.length]!;
        const due = began + Math.floor(next / polls.length) * POLL_EVERY_MS + poll.phase;
        if (due > performance.now()) return;
        next++;
        this.withConnection((connection, done) => this.poll(poll, due, connection, done));
      }
    };
    this.timers.push(setInterval(sendDue, TICK_MS));
  }

  private poll(poll: Poll, due: number, connection: HttpConnection, done: () => void): void {
    connection.ask(poll.request, (status, etag) => {
      this.pollTimes.record(performance.now() - due);
      if (status === 304) this.counts.notModified++;
      else if (status !== 200) this.onError(`${poll.path} answered ${status}`);
      else if (etag !== poll.etag) {
        poll.etag = etag;
        poll.request = requestBytes('GET', poll.path, poll.cookie, etag);
      }
      done();
    });
  }

  /** Waits for a free connection; the time counts, because the poll was due before. */
  private withConnection(work: (connection: HttpConnection, done: () => void) => void): void {
    const begin = () => {
      const connection = this.idle.pop()!;
      work(connection, () => {
        this.idle.push(connection);
        this.waiting.shift()?.();
      });
    };
    if (this.idle.length > 0) begin();
    else if (this.waiting.length < this.mostWaiting) this.waiting.push(begin);
    else this.onError('the polls of ten seconds are waiting');
  }

  private async openSocket(matchId: number, cookie: string): Promise<void> {
    const onText = (text: string) => this.onFrame(text);
    const onClose = (code: number) => {
      if (!this.isOver) this.onError(`a socket was closed with ${code}`);
    };
    const client = await SocketClient.open(this.load.port, cookie, { onText, onClose });
    client.send(`{"type":"join_room","matchId":${matchId}}`);
    this.writers.push({ client, matchId });
  }

  private onFrame(text: string): void {
    if (text.startsWith('{"type":"new_message"')) this.counts.delivered++;
    else if (text.startsWith('{"type":"error"')) this.onError(text);
    else if (text.startsWith('{"type":"message_sent"')) {
      const clientId = /"clientId":"([^"]+)"/.exec(text)![1]!;
      this.acknowledgements.record(performance.now() - this.sentAt.get(clientId)!);
      this.sentAt.delete(clientId);
    }
  }

  private writeMessage(): void {
    const clientId = `town-${this.messages++}`;
    // A prime stride spreads the messages over the rooms.
    const { client, matchId } = this.writers[(this.messages * 7919) % this.writers.length]!;
    this.sentAt.set(clientId, performance.now());
    client.send(
      `{"type":"chat_message","matchId":${matchId},"message":"On my way, with cake","clientId":"${clientId}"}`,
    );
  }

  private async joinAndLeave(connection: HttpConnection, turn: number): Promise<void> {
    const { meetupIds } = this.load;
    const path = `/api/meetups/${meetupIds[turn % meetupIds.length]}/join`;
    const person = this.people[turn % this.people.length]!;
    await this.change('POST', path, person, connection);
    // Another connection is used for the way back, so that this one is free for the next join.
    const back = new HttpConnection(this.load.port);
    void pause(JOIN_LASTS_MS)
      .then(() => (this.isOver ? undefined : this.change('DELETE', path, person, back)))
      .finally(() => back.close());
  }

  private change(
    method: string,
    path: string,
    { cookie }: BenchPerson,
    connection: HttpConnection,
  ): Promise<void> {
    return new Promise((resolve) => {
      connection.ask(requestBytes(method, path, cookie, undefined, {}), (status) => {
        if (status === 200) this.counts.joinsAndLeaves++;
        else if (!this.isOver) this.onError(`${method} ${path} answered ${status}`);
        resolve();
      });
    });
  }

  private repeat(perSecond: number, work: (turn: number) => void): void {
    const began = performance.now();
    let done = 0;
    const catchUp = () => {
      while (done < ((performance.now() - began) / 1000) * perSecond) work(done++);
    };
    this.timers.push(setInterval(catchUp, TICK_MS));
  }

  private onError(text: string): void {
    this.counts.errors++;
    if (!this.firstError) console.error(`The first error: ${(this.firstError = text)}`);
  }
}

const noCounts = () => ({ notModified: 0, delivered: 0, joinsAndLeaves: 0, errors: 0 });

let town: Town;
answerParent({
  openSockets: (load: TownLoad) => {
    town = new Town(load);
    return town.openSockets();
  },
  start: () => town.start(),
  figures: () => town.figures(),
  stop: () => town.stop(),
});
