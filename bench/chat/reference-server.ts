import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerParent } from '../live/child.js';

export interface ChatReference {
  /** `bare` stores nothing; `insert` awaits one INSERT a message. */
  readonly kind: 'bare' | 'insert';
  readonly databaseUrl: string;
}

interface ChatFrame {
  readonly type: string;
  readonly matchId: number;
  readonly message: string;
  readonly clientId: string;
}

const MAX_POOL_SIZE = 16;
const INSERT = `
  insert into chat_messages (match_id, user_id, message, client_id)
  values ($1, (select min(user_id) from match_members where match_id = $1), $2, null) returning id`;

let ids = 1;

/** @returns the port of a server with the product's frames, without sessions and rules */
async function start({ kind, databaseUrl }: ChatReference): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_POOL_SIZE });
  const store = async ({ matchId, message }: ChatFrame): Promise<number> => {
    const values = [matchId, message];
    const { rows } = await pool.query<{ id: number }>({ name: 'insert-message', text: INSERT, values });
    return rows[0]!.id;
  };
  const rooms = new Map<number, Set<WebSocket>>();
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ChatFrame;
      if (frame.type === 'join_room') join(rooms, socket, frame.matchId);
      else if (kind === 'bare') fanOut(rooms.get(frame.matchId)!, socket, frame, ids++);
      else void store(frame).then((id) => fanOut(rooms.get(frame.matchId)!, socket, frame, id));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function join(rooms: Map<number, Set<WebSocket>>, socket: WebSocket, matchId: number): void {
  const room = rooms.get(matchId) ?? new Set();
  rooms.set(matchId, room.add(socket));
  socket.once('close', () => room.delete(socket));
  socket.send(JSON.stringify({ type: 'room_joined', matchId }));
}

function fanOut(room: Set<WebSocket>, sender: WebSocket, frame: ChatFrame, id: number): void {
  const { matchId, clientId } = frame;
  const user = { id: 1, username: 'Ada', displayName: 'Ada', firstName: 'Ada', profileImageUrl: null };
  const message = { id, message: frame.message, createdAt: new Date(), user };
  sender.send(JSON.stringify({ type: 'message_sent', matchId, message, clientId }));
  const others = JSON.stringify({ type: 'new_message', matchId, message });
  for (const socket of room) if (socket !== sender) socket.send(others);
}

answerParent({ start });
