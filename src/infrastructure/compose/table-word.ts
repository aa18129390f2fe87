import { DRAW_TABLE_WORDS, DrawTableWords } from '../../application/table-word/draw-table-words.js';
import type { TableWords } from '../../application/table-word/ports.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly tableWords: TableWords;
}

export function composeTableWord({ unitOfWork, chance, clock }: Shared, { tableWords }: Ports) {
  const background: Background = {
    handlers: { [DRAW_TABLE_WORDS]: new DrawTableWords(unitOfWork, tableWords, chance, clock) },
    recurring: [{ name: DRAW_TABLE_WORDS, match: '*/10 * * * *' }],
  };
  return { background };
}
