import { Registry } from 'prom-client';
import { scrapedGauge, sharedReading } from '../../../src/infrastructure/observe/scraped-gauge.js';

describe('a shared reading', () => {
  it('is read once for all gauges of a scrape and for the scrapes soon after', async () => {
    let reads = 0;
    const read = sharedReading(async () => ++reads, 60_000);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
  });

  it('is read again when it is stale', async () => {
    let reads = 0;
    const read = sharedReading(async () => ++reads, 0);
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  it('is null while the reading fails, and a failure is shared like a value', async () => {
    let reads = 0;
    const read = sharedReading(async () => {
      reads++;
      throw new Error('the database is away');
    }, 60_000);
    expect([await read(), await read(), reads]).toEqual([null, null, 1]);
  });
});

describe('a scraped gauge', () => {
  it('has no value while the reading fails, and drops labels that are gone', async () => {
    let reading: Record<string, number> | null = { a: 1, b: 2 };
    const gauge = scrapedGauge(
      'queue_length',
      'help',
      ['task'],
      async () => reading,
      (each) => Object.entries(each).map(([task, value]) => ({ labels: { task }, value })),
    );
    const registry = new Registry();
    registry.registerMetric(gauge);
    expect(await registry.metrics()).toContain('queue_length{task="b"} 2');
    reading = { a: 3 };
    const next = await registry.metrics();
    expect(next).toContain('queue_length{task="a"} 3');
    expect(next).not.toContain('task="b"');
    reading = null;
    expect(await registry.metrics()).not.toContain('task=');
  });

  it('without labels is NaN while the reading fails', async () => {
    const registry = new Registry();
    registry.registerMetric(
      scrapedGauge(
        'overdue',
        'help',
        [],
        async () => null,
        () => [{ value: 1 }],
      ),
    );
    expect(await registry.metrics()).toContain('overdue Nan');
  });
});
