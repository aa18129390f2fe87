import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { eventually } from '../eventually.js';
import type { APerson, Frame } from './a-person.js';

/** The first delay and the jitter of web-user/src/shared/realtime/live-connection.ts. */
const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

interface Message {
  readonly id: number;
  readonly message: string;
}

/**
 * A client of one chat that behaves as the web app does: reconnects with backoff and jitter, joins the room again,
 * fetches what it missed, and resends unconfirmed messages with the same `clientId`.
 */
export class ChatClient {
  /** Texts by message id, as the app would show them. */
  readonly thread = new Map<number, string>();
  /** Messages without a confirmation: texts by `clientId`. */
  readonly outbox = new Map<string, string>();
  /** Texts of confirmed messages. */
  readonly confirmed: string[] = [];
  /** Ids of messages that were received twice on a socket, or after a newer one. */
  readonly misplaced: number[] = [];
  /** Types of all frames received. */
  readonly frames: string[] = [];
  readonly closeCodes: number[] = [];
  /** Error frames, which the app shows with its failed message. */
  readonly errors: Frame[] = [];
  private socket: WebSocket | undefined;
  private url = '';
  private isJoined = false;
  private lastId = 0;
  private isStopped = false;
  private failures = 0;
  private fetches: Promise<void> = Promise.resolve();

  /**
   * @param person a signed-in member of the match
   * @param urls of the running processes; a load balancer sends a new connection to the first that accepts it
   */
  constructor(
    readonly person: APerson,
    private readonly matchId: number,
    private readonly urls: () => readonly string[],
  ) {}

  /** Connects, and resolves in the room. */
  async start(): Promise<this> {
    void this.connect();
    await this.joined();
    return this;
  }

  /** Resolves while the client is in the room. */
  joined(): Promise<boolean> {
    return eventually(async () => this.isJoined);
  }

  get isIn(): boolean {
    return this.isJoined;
  }

  send(text: string): void {
    const clientId = randomUUID();
    this.outbox.set(clientId, text);
    this.transmit(clientId);
  }

  /** Sends unconfirmed messages again, as a user does with a failed one. */
  resend(): void {
    for (const clientId of this.outbox.keys()) this.transmit(clientId);
  }

  stop(): void {
    this.isStopped = true;
    this.socket?.terminate();
  }

  private async connect(): Promise<void> {
    for (const url of this.urls()) {
      const socket = await this.open(url);
      if (!socket) continue;
      [this.socket, this.url, this.failures] = [socket, url, 0];
      socket.on('message', (data) => this.receive(JSON.parse(String(data)) as Frame));
      socket.on('close', (code: number) => this.onClosed(code));
      if (this.isStopped) return socket.terminate();
      return socket.send(JSON.stringify({ type: 'join_room', matchId: this.matchId }));
    }
    this.retryLater();
  }

  private open(url: string): Promise<WebSocket | null> {
    const { name, value } = this.person.sessionCookie;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie: `${name}=${value}` },
      handshakeTimeout: 2_000,
    });
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', () => resolve(null));
    });
  }

  private onClosed(code: number): void {
    this.isJoined = false;
    this.lastId = 0;
    this.closeCodes.push(code);
    if (!this.isStopped && code !== 4401) this.retryLater();
  }

  private retryLater(): void {
    const longest = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** this.failures++);
    setTimeout(() => void this.connect(), longest * (0.5 + Math.random() / 2)).unref();
  }

  private transmit(clientId: string): void {
    if (!this.isJoined) return;
    const frame = {
      type: 'chat_message',
      matchId: this.matchId,
      message: this.outbox.get(clientId),
      clientId,
    };
    this.socket!.send(JSON.stringify(frame));
  }

  private receive(frame: Frame): void {
    this.frames.push(frame.type);
    if (frame.type === 'room_joined') {
      this.isJoined = true;
      this.fetchLater();
      this.resend();
    } else if (frame.type === 'matches_changed') {
      this.fetchLater();
    } else if (frame.type === 'message_sent') {
      const text = this.outbox.get(String(frame.clientId));
      if (text !== undefined) this.confirmed.push(text);
      this.outbox.delete(String(frame.clientId));
      this.keep(frame.message as Message);
    } else if (frame.type === 'error') {
      this.errors.push(frame);
    } else if (frame.type === 'new_message') {
      const message = frame.message as Message;
      if (message.id <= this.lastId) this.misplaced.push(message.id);
      this.lastId = message.id;
      this.keep(message);
    }
  }

  private keep({ id, message }: Message): void {
    this.thread.set(id, message);
  }

  private fetchLater(): void {
    this.fetches = this.fetches.then(() => this.fetchMissed()).catch(() => undefined);
  }

  /** The newest page of 200 messages. */
  private async fetchMissed(): Promise<void> {
    const { name, value } = this.person.sessionCookie;
    const answer = await fetch(`${this.url}/api/matches/${this.matchId}/messages`, {
      headers: { cookie: `${name}=${value}` },
    });
    if (answer.ok) for (const message of (await answer.json()) as Message[]) this.keep(message);
  }
}
