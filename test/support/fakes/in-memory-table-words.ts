import type { TableWords } from '../../../src/application/table-word/ports.js';
import type { TableWord } from '../../../src/domain/table-word/table-word.js';
import type { InMemoryMatches } from './in-memory-matches.js';

export class InMemoryTableWords implements TableWords {
  readonly words = new Map<number, TableWord>();

  constructor(private readonly matches: InMemoryMatches) {}

  async without(now: Date, until: Date, limit: number, after = 0): Promise<number[]> {
    return this.matches.rows
      .filter((match) => match.isAhead(now) && match.startsAt <= until && match.id > after)
      .filter(({ id }) => !this.words.has(id))
      .map(({ id }) => id)
      .sort((one, other) => one - other)
      .slice(0, limit);
  }

  async usedBeside(matchId: number): Promise<TableWord[]> {
    const own = this.matches.rows.find(({ id }) => id === matchId);
    return this.matches.rows
      .filter((match) => match.suggestedDate === own?.suggestedDate && match.timeZone === own.timeZone)
      .flatMap(({ id }) => this.words.get(id) ?? []);
  }

  async add(matchId: number, word: TableWord): Promise<void> {
    if (!this.words.has(matchId)) this.words.set(matchId, word);
  }
}
