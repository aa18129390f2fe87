import { DrawTableWords } from '../../application/table-word/draw-table-words.js';
import type { TableWords } from '../../application/table-word/ports.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly tableWords: TableWords;
}

export function composeTableWord({ unitOfWork, chance, clock }: Shared, { tableWords }: Ports) {
  const handlers = {
    drawTableWords: new DrawTableWords(unitOfWork, tableWords, chance, clock),
  };
  return { handlers };
}
