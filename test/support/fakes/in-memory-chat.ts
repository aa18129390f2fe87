import type {
  AddedMessage,
  ChatMessages,
  ChatQueries,
  DeliveredMessage,
  MessageRow,
  NewMessage,
  PostedMessage,
  Room,
} from '../../../src/application/chat/ports.js';
import { textOf } from '../../../src/adapters/http/chat/system-message-text.js';
import { SYSTEM_USER_ID } from '../../../src/domain/chat/chat-message.js';
import { questionsIn } from '../../../src/domain/icebreakers/icebreaker-messages.js';
import type { InMemoryMatches } from './in-memory-matches.js';
import { InMemoryPairs } from './in-memory-pairs.js';
import { InMemoryRows } from './in-memory-rows.js';

type Kept = NewMessage & { readonly id: number; readonly isDeleted: boolean };

/** Chats of the matches in another fake. */
export class InMemoryChat implements ChatMessages, ChatQueries {
  readonly rows = new InMemoryRows<Kept>();
  private readonly marks = new Map<string, number>();

  /** @param apart the blocks */
  constructor(
    private readonly matches: InMemoryMatches,
    private readonly apart = new InMemoryPairs(),
  ) {}

  async add(message: NewMessage): Promise<AddedMessage> {
    const { matchId, userId, clientId } = message;
    const before = this.rows.find(
      (kept) =>
        clientId !== null && kept.clientId === clientId && kept.matchId === matchId && kept.userId === userId,
    );
    const previousId = this.lastIdOf(matchId);
    if (before) return { id: before.id, previousId, isNew: false };
    const kept = { ...message, isDeleted: false } as Kept;
    this.rows.save(kept);
    return { id: kept.id, previousId, isNew: true };
  }

  private lastIdOf(matchId: number): number {
    return this.rows.all().reduce((last, kept) => (kept.matchId === matchId ? kept.id : last), 0);
  }

  async systemMessages(matchId: number, occasion: string): Promise<PostedMessage[]> {
    return this.rows
      .filter((kept) => kept.matchId === matchId && kept.userId === SYSTEM_USER_ID)
      .flatMap(({ clientId, system }) =>
        clientId?.startsWith(occasion) && system ? [{ occasion: clientId, message: system }] : [],
      );
  }

  async erase(matchId: number, messageId: number, userId: number): Promise<boolean> {
    const kept = this.rows.find((each) => each.id === messageId);
    if (kept?.matchId !== matchId || kept.userId !== userId) return false;
    if (!(await this.roomOf(matchId, userId))) return false;
    this.rows.save({ ...kept, text: '', isDeleted: true });
    return true;
  }

  async markRead(matchId: number, userId: number, messageId: number): Promise<boolean> {
    const newest = this.rows.filter((kept) => kept.matchId === matchId && kept.id <= messageId).at(-1);
    const mark = this.readTo(matchId, userId);
    if (!newest || newest.id <= mark) return false;
    this.marks.set(`${matchId}/${userId}`, newest.id);
    return true;
  }

  async purgeChatsBefore(instant: Date, limit: number): Promise<number> {
    const full = new Set(this.rows.all().map(({ matchId }) => matchId));
    const old = this.matches.rows.filter(
      ({ id, startsAt, status }) => full.has(id) && startsAt < instant && status !== 'in_touch',
    );
    const emptied = old.slice(0, limit).map(({ id }) => id);
    this.rows.remove(({ matchId }) => emptied.includes(matchId));
    return emptied.length;
  }

  /** The read position; 0 by default. */
  readTo(matchId: number, userId: number): number {
    return this.marks.get(`${matchId}/${userId}`) ?? 0;
  }

  async roomOf(matchId: number, userId: number): Promise<Room | null> {
    const match = this.matches.rows.find(({ id }) => id === matchId);
    const seat = match?.seated.find((member) => member.userId === userId);
    if (!match || !seat?.isInChat || match.closedAt) return null;
    const lastMessageId = this.lastIdOf(matchId);
    return { matchId, userId, status: match.status, joinedAt: seat.joinedAt, lastMessageId };
  }

  async messages(
    { matchId, userId, joinedAt }: Room,
    beforeId: number | null,
    limit: number,
  ): Promise<MessageRow[]> {
    return this.rows
      .filter((kept) => kept.matchId === matchId && kept.at >= joinedAt)
      .filter((kept) => beforeId === null || kept.id < beforeId)
      .filter((kept) => !this.apart.of(userId).has(kept.userId))
      .slice(-limit)
      .map(asRow);
  }

  async message(matchId: number, messageId: number): Promise<MessageRow | null> {
    const kept = this.rows.find((each) => each.id === messageId && each.matchId === matchId);
    return kept && asRow(kept);
  }

  async messagesAfter(matchId: number, messageId: number, limit: number): Promise<DeliveredMessage[]> {
    return this.rows
      .filter((kept) => kept.matchId === matchId && kept.id > messageId)
      .slice(0, limit)
      .map((kept) => ({ ...asRow(kept), hiddenFrom: [...this.apart.of(kept.userId)] }));
  }

  async newestMessages(matchIds: readonly number[]): Promise<Array<{ matchId: number; id: number }>> {
    return matchIds.flatMap((matchId) => {
      const last = this.rows.all().findLast((kept) => kept.matchId === matchId);
      return last ? [{ matchId, id: last.id }] : [];
    });
  }

  /** The texts of a chat, oldest first; `{name}` stands for the user that a system message is about. */
  said(matchId: number): string[] {
    return this.rows
      .all()
      .flatMap((kept) =>
        kept.matchId === matchId ? [kept.system ? textOf(kept.system, '{name}') : kept.text] : [],
      );
  }

  /** The system messages of a chat with icebreaker questions, oldest first. */
  icebreakers(matchId: number): Array<{ readonly kind: string; readonly questions: readonly string[] }> {
    const told = this.rows.all().flatMap((kept) => (kept.matchId === matchId ? (kept.system ?? []) : []));
    return told.flatMap((said) => {
      const questions = questionsIn(said);
      return questions.length > 0 ? [{ kind: said.kind, questions }] : [];
    });
  }
}

function asRow({ at, system, aboutUserId, ...kept }: Kept): MessageRow {
  const name = `Person ${kept.userId}`;
  return {
    ...kept,
    createdAt: at,
    displayName: name,
    firstName: name,
    profileImageUrl: null,
    dateOfBirth: null,
    system: system ?? null,
    aboutName: aboutUserId === null ? null : `Person ${aboutUserId}`,
  };
}
