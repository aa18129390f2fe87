import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';

/** Pictures, and the embedded database, are on this disk; in compose usually PostgreSQL too. */
export const diskGauge = (dataDir: string): Gauge =>
  new Gauge({
    name: 'data_disk_free_bytes',
    help: 'Free bytes on the disk of DATA_DIR',
    registers: [],
    async collect() {
      const free = await statfs(dataDir).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => NaN,
      );
      this.set(free);
    },
  });
