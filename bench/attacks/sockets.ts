import { openUnreadSocket, clientFrame, flood } from '../../test/support/http/socket-flood.js';
import type { APerson } from '../../test/support/http/a-person.js';
import { peakGrowthDuring } from '../../test/support/process-memory.js';
import type { Figures } from '../poller.js';
import { type AttackedProduct, measureOthers, measureOthersDuring } from './attacked-product.js';
import { comparedToQuiet, type Result } from './result.js';

const SOCKETS = 6;
const PING = 9;
const FLOOD_SECONDS = 12;

/** WebSockets that send without reading, reopened as soon as the server closes them. */
export async function attackWithSockets(product: AttackedProduct): Promise<Result[]> {
  const [mallory, ada] = [await product.person().signUp(), await product.person().signUp()];
  const quiet = await measureOthers(product, ada);
  const during: Figures[] = [];
  const growth = await peakGrowthDuring(product.pid, async () => {
    during.push(await measureOthersDuring(product, ada, (isOver) => floodUntil(product, mallory, isOver)));
  });
  const [{ p50, p95 }] = during as [Figures];
  return [
    { attack: `${SOCKETS} sockets that read nothing: memory`, measured: `${growth} MB`, bar: '50 MB' },
    {
      attack: `${SOCKETS} sockets that read nothing: others' median`,
      measured: comparedToQuiet(p50, quiet.p50),
      bar: '2 x quiet',
    },
    {
      attack: `${SOCKETS} sockets that read nothing: others' p95`,
      measured: comparedToQuiet(p95, quiet.p95),
      bar: '2 x quiet',
    },
  ];
}

async function floodUntil({ url }: AttackedProduct, person: APerson, isOver: () => boolean): Promise<void> {
  const ping = clientFrame(PING, 'p'.repeat(125));
  const oneAfterAnother = async () => {
    while (!isOver()) await flood(await openUnreadSocket(url, person), ping, FLOOD_SECONDS);
  };
  await Promise.all(Array.from({ length: SOCKETS }, oneAfterAnother));
}
