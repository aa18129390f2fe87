import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from '../live/child.js';
import type { BenchTable } from '../live/seed-tables.js';
import { SocketClient } from '../live/socket-client.js';
import { Histogram, type Latency } from '../live/statistics.js';
import { type Faults, RoomFigures } from './room-figures.js';

export interface ChatLoad {
  /** The members of a room are spread over these servers. */
  readonly ports: readonly number[];
  readonly rooms: readonly BenchTable[];
  /** Messages of each person that are sent and not acknowledged. */
  readonly underWay: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** Part of the client ids, which must differ between rounds. */
  readonly round: string;
}

export interface ChatFigures extends Faults {
  readonly perSecond: number;
  /** All acknowledged messages, those of the warm-up included. */
  readonly acknowledged: number;
  readonly acknowledgement: Latency;
  /** From sending until the last of the other members has it. */
  readonly lastReceiver: Latency;
  /** Sockets that the server closed. */
  readonly closed: number;
}

const WORDS = 'I could bring a cake or two and a few plates';
/** Time for the last messages to arrive after the last was sent. */
const DRAIN_MS = 10_000;

/** The sender and the number of a message, which its text begins with: `#3.17.round#`. */
const MARK = /#(\d+)\.(\d+)\.([\w-]+)#/;
const ID = /"id":(\d+)/;
const CLIENT_ID = /"clientId":"(\d+)\.(\d+)\./;

class ChatRun {
  private readonly acknowledgements = new Histogram();
  private readonly lastReceivers = new Histogram();
  private readonly faults: Faults = { lost: 0, doubled: 0, outOfOrder: 0, refused: 0 };
  private readonly clients: SocketClient[] = [];
  private readonly rooms: RoomFigures[] = [];
  private readonly seenTypes = new Set<string>();
  private acknowledged = 0;
  private closed = 0;
  private isSending = false;
  private isOver = false;

  constructor(private readonly load: ChatLoad) {}

  async run(): Promise<ChatFigures> {
    const { rooms, seconds, warmUpSeconds } = this.load;
    const senders = (await Promise.all(rooms.map((room) => this.openRoom(room)))).flat();
    this.isSending = true;
    for (const startSending of senders) startSending();
    await pause(warmUpSeconds * 1000);
    this.acknowledgements.reset();
    this.lastReceivers.reset();
    const began = performance.now();
    await pause(seconds * 1000);
    const perSecond = this.acknowledgements.count / ((performance.now() - began) / 1000);
    const acknowledgement = this.acknowledgements.latency;
    const lastReceiver = this.lastReceivers.latency;
    this.isSending = false;
    await this.drain();
    for (const client of this.clients) client.close();
    const lost = this.faults.lost + this.open;
    const { acknowledged, closed, faults } = this;
    return { ...faults, lost, perSecond, acknowledged, acknowledgement, lastReceiver, closed };
  }

  private get open(): number {
    return this.rooms.reduce((sum, room) => sum + room.open, 0);
  }

  private async drain(): Promise<void> {
    const deadline = performance.now() + DRAIN_MS;
    while (this.open > 0 && performance.now() < deadline) await pause(20);
    // A doubled message would arrive after its first copy.
    await pause(200);
    this.isOver = true;
  }

  /** @returns a function for each member that starts to send */
  private async openRoom({ matchId, people }: BenchTable): Promise<Array<() => void>> {
    const { ports, underWay, round } = this.load;
    const figures = new RoomFigures(people.length, this.lastReceivers, this.faults);
    this.rooms.push(figures);
    return Promise.all(
      people.map(async ({ cookie }, place) => {
        let sequence = 0;
        let onJoined = () => undefined as void;
        const joined = new Promise<void>((resolve) => (onJoined = resolve));
        const sendNext = () => {
          if (!this.isSending) return;
          const mark = `${place}.${sequence}.${round}`;
          figures.onSent(place, sequence++, performance.now());
          client.send(
            `{"type":"chat_message","matchId":${matchId},"message":"#${mark}# ${WORDS}","clientId":"${mark}"}`,
          );
        };
        const onText = (text: string) => {
          const now = performance.now();
          if (text.startsWith('{"type":"new_message"')) {
            const [, sender, number] = this.read(MARK, text);
            const id = Number(this.read(ID, text)[1]);
            figures.onReceived(place, Number(sender), Number(number), id, now);
          } else if (text.startsWith('{"type":"message_sent"')) {
            const [, , number] = this.read(CLIENT_ID, text);
            this.acknowledged++;
            this.acknowledgements.record(figures.sinceSent(place, Number(number), now));
            sendNext();
          } else if (text.startsWith('{"type":"room_joined"')) onJoined();
          else if (text.startsWith('{"type":"error"')) this.onError(text);
        };
        const onClose = () => void (this.isOver || this.closed++);
        const port = ports[place % ports.length]!;
        const client = await SocketClient.open(port, cookie, { onText, onClose });
        this.clients.push(client);
        client.send(`{"type":"join_room","matchId":${matchId}}`);
        await joined;
        return () => {
          for (let count = 0; count < underWay; count++) sendNext();
        };
      }),
    );
  }

  /** @throws Error if the field is missing, because the bench reads frames by their text */
  private read(field: RegExp, text: string): RegExpExecArray {
    const found = field.exec(text);
    if (!found) throw new Error(`The bench cannot read ${text}`);
    if (field === ID && !this.seenTypes.has(text.slice(0, 24))) {
      this.seenTypes.add(text.slice(0, 24));
      const { message } = JSON.parse(text) as { message: { id: number } };
      if (message.id !== Number(found[1]))
        throw new Error(`The first id is not that of the message: ${text}`);
    }
    return found;
  }

  private onError(text: string): void {
    if (this.faults.refused++ === 0) console.error(`The first refused message: ${text}`);
  }
}

answerParent({ run: (load: ChatLoad) => new ChatRun(load).run() });
