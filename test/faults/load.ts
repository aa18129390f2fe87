import { setTimeout as pause } from 'node:timers/promises';
import { isSeatedSql } from '../../src/adapters/persistence/status-sql.js';
import { aMeetupBody } from '../support/http/a-meetup.js';
import type { APerson } from '../support/http/a-person.js';
import { aRequestBody } from '../support/http/a-table.js';
import { ChatClient } from '../support/http/chat-client.js';
import { eventually } from '../support/eventually.js';
import type { FaultRow } from './row.js';
import { Toggle } from './toggle.js';
import type { Town } from './town.js';

/** Pause between two writes of one client: bounded load, which one core can answer. */
const PAUSE_MS = 40;
/** Below the limit of frames without a response, at which the server closes a socket. */
const MOST_UNCONFIRMED = 10;
const RESEND_EVERY_MS = 1000;
const RECONNECT_SECONDS = 60;

/** Members who chat, users who join and leave their meetup, and users who open and withdraw requests. */
export class Load {
  private texts = 0;
  private isOn = false;
  private loops: Promise<unknown>[] = [];

  private constructor(
    private readonly town: Town,
    private readonly chats: readonly ChatClient[],
    private readonly toggles: readonly Toggle[],
    private readonly matchId: number,
    /** A user who writes nothing, for the first answer. */
    readonly reader: APerson,
  ) {}

  static async open(town: Town): Promise<Load> {
    const people = await town.people(11);
    await town.observer.query(
      'update users set trust_score = 60, is_phone_verified = true, latitude = 40.73, longitude = -73.99 where id = any ($1)',
      [people.map(({ id }) => id)],
    );
    const [reader, organizer, ...others] = people as [APerson, APerson, ...APerson[]];
    const { body } = await organizer.expect(
      'POST',
      '/api/meetups',
      200,
      aMeetupBody({ maxParticipants: 10 }),
    );
    const [id, matchId] = [body.id as number, body.matchId as number];
    const join = (person: APerson) => person.post(`/api/meetups/${id}/join`);
    // A seat that was left late stays as a row.
    const seats = `match_members where match_id = $1 and user_id = $2 and ${isSeatedSql('status')}`;
    const members = others.slice(0, 2);
    for (const person of members) await person.expect('POST', `/api/meetups/${id}/join`, 200);
    const chats = [organizer, ...members].map((person) => new ChatClient(person, matchId, () => [town.url]));
    const joiners = others.slice(2, 6).map(
      (person) =>
        new Toggle({
          on: () => join(person),
          off: () => person.delete(`/api/meetups/${id}/join`),
          count: () => town.count(seats, [matchId, person.id]),
        }),
    );
    // Three are too few for a table, so no user is seated.
    const seekers = others.slice(6, 9).map((person) => new Toggle(requestsOf(town, person)));
    return new Load(
      town,
      await Promise.all(chats.map((chat) => chat.start())),
      [...joiners, ...seekers],
      matchId,
      reader,
    );
  }

  start(): void {
    this.isOn = true;
    const steps = [
      ...this.chats.map((chat) => () => this.say(chat)),
      ...this.toggles.map((toggle) => () => toggle.step()),
    ];
    this.loops = steps.map(async (step) => {
      while (this.isOn) {
        await step();
        await pause(PAUSE_MS);
      }
    });
  }

  private async say(chat: ChatClient): Promise<void> {
    if (chat.outbox.size < MOST_UNCONFIRMED) chat.send(`text ${++this.texts}`);
  }

  /** Ends the load, waits until every message is confirmed, and adds what is missing or doubled to the row. */
  async check(row: FaultRow): Promise<void> {
    this.isOn = false;
    await Promise.all(this.loops);
    const resending = setInterval(() => this.chats.forEach((chat) => chat.resend()), RESEND_EVERY_MS);
    await eventually(
      async () => this.chats.every(({ outbox }) => outbox.size === 0),
      RECONNECT_SECONDS,
    ).finally(() => clearInterval(resending));
    for (const toggle of this.toggles) await toggle.check(row);
    const { rows } = await this.town.observer.query<{ message: string; times: number }>(
      `select message, count(*)::int as times from chat_messages where match_id = $1 group by message`,
      [this.matchId],
    );
    const stored = new Map(rows.map(({ message, times }) => [message, times]));
    for (const chat of this.chats) {
      for (const text of chat.confirmed.splice(0)) {
        row.acknowledged++;
        if (!stored.has(text)) row.lost++;
        row.doubled += Math.max(0, (stored.get(text) ?? 0) - 1);
      }
      row.unexpected += chat.errors.splice(0).filter(({ code }) => code === 'unexpected').length;
    }
    row.rounds++;
  }

  /** Ends the load without a check. */
  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.loops);
    for (const chat of this.chats) chat.stop();
  }
}

function requestsOf(town: Town, person: APerson) {
  const open = `meetup_requests where user_id = $1 and status = 'active'`;
  return {
    on: () => person.post('/api/matching-request', aRequestBody()),
    off: async () => {
      const { rows } = await town.observer.query<{ id: number }>(`select id from ${open}`, [person.id]);
      return person.post(`/api/matching-request/${rows[0]?.id ?? 0}/cancel`);
    },
    count: () => town.count(open, [person.id]),
  };
}
