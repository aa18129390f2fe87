import { instantAt } from '../../../src/domain/shared/time-zone.js';
import { HOME_ZONE } from '../postgres/insert-seated-table.js';
import type { BuiltProduct } from './built-product.js';

/** Moves the clock of a product of its own, and runs its recurring jobs, which follow the clock of the machine. */
export class ProductCalendar {
  constructor(private readonly product: BuiltProduct) {}

  /** Restarts the product at a local time in New York. @returns the instant, for the clock of a page */
  async moveTo(date: string, hour: number, minute = 0): Promise<Date> {
    const instant = instantAt(date, hour, minute, HOME_ZONE);
    const offset = Math.round((instant.getTime() - Date.now()) / 1000);
    await this.product.restart({ CLOCK_OFFSET_SECONDS: String(offset) });
    return instant;
  }

  async run(job: string): Promise<void> {
    await this.product.query('select graphile_worker.add_job($1)', [job]);
  }
}
