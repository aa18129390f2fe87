import { withKnownZones } from '../api/known-zones.js';
import type { ClientFrame, ServerFrame } from './frames.js';

const MIN_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;
/** The server sends a heartbeat every 25 seconds; a path without a frame for so long is dead, and none closes the socket. */
const SILENCE_MS = 60_000;
/** The same where a user waits: one heartbeat is missing. */
const MISSING_HEARTBEAT_MS = 30_000;
/** The close code for an ended session. */
const SESSION_ENDED = 4401;

type Listener = (frame: ServerFrame) => void;

interface Settings {
  url: string;
  onSessionEnded: () => void;
}

/**
 * The app's WebSocket connection. Reconnects with exponential backoff and jitter, so that clients do not reconnect to a
 * restarted server all at once; then rejoins its rooms and reports that events were missed. A socket that stays silent is
 * given up, because the browser keeps it open while the network path is dead.
 */
export class LiveConnection {
  private socket: WebSocket | null = null;
  private stopped = true;
  private wasOpen = false;
  private failures = 0;
  /** By `Date.now()`; null while the socket is open. */
  private closedSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** By `Date.now()`, because the monotonic clock stops while a device sleeps. */
  private lastFrameAt = 0;
  private readonly rooms = new Map<number, number>();
  private readonly listeners = new Set<Listener>();
  private readonly watchers = new Set<() => void>();

  constructor(private readonly settings: Settings) {}

  start(): void {
    this.stopped = false;
    this.closedSince = Date.now();
    window.addEventListener('online', this.onReturn);
    document.addEventListener('visibilitychange', this.onReturn);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    window.removeEventListener('online', this.onReturn);
    document.removeEventListener('visibilitychange', this.onReturn);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
    this.socket = null;
  }

  readonly isOpen = (): boolean => this.socket?.readyState === WebSocket.OPEN;

  /** How long there has been no open socket, in milliseconds; 0 while there is one. */
  closedForMs(): number {
    return this.closedSince === null ? 0 : Date.now() - this.closedSince;
  }

  /**
   * Subscribes to connection state changes.
   * @returns the function that unsubscribes
   */
  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Joins the room of a match and rejoins it after reconnections.
   * @returns the function that leaves it
   */
  join(matchId: number): () => void {
    this.rooms.set(matchId, (this.rooms.get(matchId) ?? 0) + 1);
    this.send({ type: 'join_room', matchId });
    return () => {
      const others = (this.rooms.get(matchId) ?? 1) - 1;
      if (others) this.rooms.set(matchId, others);
      else this.rooms.delete(matchId);
    };
  }

  /** @returns false without an open socket; nothing is queued */
  send(frame: ClientFrame): boolean {
    if (!this.isOpen()) return false;
    this.socket!.send(JSON.stringify(frame));
    return true;
  }

  /**
   * Reconnects where no frame has arrived since then, such as since a message was sent that is not confirmed.
   * @param since in milliseconds, by `Date.now()`
   */
  reconnectIfSilentSince(since: number): void {
    if (this.stopped || !this.socket || this.lastFrameAt > since) return;
    this.giveUp();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.settings.url);
    this.socket = socket;
    this.heardFrom(socket);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heardFrom(socket);
      this.failures = 0;
      this.closedSince = null;
      this.rooms.forEach((_, matchId) => this.send({ type: 'join_room', matchId }));
      this.watchers.forEach((watcher) => watcher());
      if (this.wasOpen) this.emit({ type: 'matches_changed' });
      this.wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.heardFrom(socket);
      this.receive(String(data));
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      clearTimeout(this.silence);
      this.socket = null;
      this.closedSince ??= Date.now();
      this.watchers.forEach((watcher) => watcher());
      if (code === SESSION_ENDED) this.settings.onSessionEnded();
      else if (!this.stopped) this.retryLater();
    };
  }

  private retryLater(): void {
    // Nothing is heard on a network that lets no WebSocket through, so that each further attempt is a poll.
    if (this.failures > 0 && navigator.onLine) this.emit({ type: 'matches_changed' });
    const longest = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** this.failures++);
    this.timer = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }

  private heardFrom(socket: WebSocket): void {
    this.lastFrameAt = Date.now();
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (this.socket !== socket) return;
      this.giveUp();
      this.retryLater();
    }, SILENCE_MS);
  }

  /** Its close handshake may take minutes and is not waited for; what it says later is ignored. */
  private giveUp(): void {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.silence);
    socket?.close();
    this.closedSince ??= Date.now();
    this.watchers.forEach((watcher) => watcher());
  }

  /** The network or the tab has come back; timers of a hidden tab may have been stopped. */
  private readonly onReturn = (): void => {
    if (this.stopped || document.visibilityState !== 'visible') return;
    if (!this.socket) this.connect();
    else this.reconnectIfSilentSince(Date.now() - MISSING_HEARTBEAT_MS);
  };

  private receive(data: string): void {
    let frame: ServerFrame;
    try {
      frame = withKnownZones(JSON.parse(data)) as ServerFrame;
    } catch {
      return;
    }
    if (frame.type !== 'heartbeat') this.emit(frame);
  }

  private emit(frame: ServerFrame): void {
    this.listeners.forEach((listener) => listener(frame));
  }
}
