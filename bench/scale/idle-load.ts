import { answerParent } from '../live/child.js';
import { SocketClient } from '../live/socket-client.js';

const AT_ONCE = 50;
const open: SocketClient[] = [];

/** Opens sockets until there is one for each cookie. */
async function openFor({ port, cookies }: { port: number; cookies: readonly string[] }): Promise<void> {
  const events = { onText: () => undefined, onClose: () => undefined };
  while (open.length < cookies.length) {
    const next = cookies.slice(open.length, open.length + AT_ONCE);
    open.push(...(await Promise.all(next.map((cookie) => SocketClient.open(port, cookie, events)))));
  }
}

/** Closes sockets until `count` are left. */
function closeDownTo(count: number): void {
  for (const client of open.splice(count)) client.close();
}

answerParent({ open: openFor, close: closeDownTo });
