import type { Clock } from '../shared/ports.js';
import type { FigureQueries, Figures } from './figures.js';

/** However many dashboards are open, the figures are counted once in so long. */
const FRESH_MS = 5_000;

/** The dashboard's figures, at most a few seconds old. */
export class ReadFigures {
  private last: { readonly at: number; readonly figures: Promise<Figures> } | null = null;

  constructor(
    private readonly queries: FigureQueries,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<Figures> {
    const now = this.clock.now();
    if (this.last && now.getTime() - this.last.at < FRESH_MS) return this.last.figures;
    const figures = this.queries.read(now);
    const last = { at: now.getTime(), figures };
    this.last = last;
    figures.catch(() => {
      if (this.last === last) this.last = null;
    });
    return figures;
  }
}
