// The built file, because compiling the sources takes longer than starting it.
import { startEmbeddedPostgres } from '../../../dist/infrastructure/database/embedded-postgres.js';

const server = await startEmbeddedPostgres({ dataDir: process.argv[2], durable: false });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
