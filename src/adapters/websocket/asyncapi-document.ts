import {
  type ClientFrame,
  MAX_CLIENT_ID_LENGTH,
  MAX_FRAME_BYTES,
  MAX_ID,
  type MessageFrame,
  type ServerFrame,
} from './frames.js';

type Schema = Record<string, unknown>;

interface FrameDescription {
  readonly summary: string;
  readonly fields: Readonly<Record<string, Schema>>;
  /** Names of the fields that may be absent. */
  readonly optional?: readonly string[];
}

export interface SocketSettings {
  readonly appName: string;
  /** Name of the session cookie. */
  readonly cookie: string;
  /** The schema of a chat message and those that it references, by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
  /** Name of the schema of a chat message. */
  readonly message: string;
}

const MATCH: Schema = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_ID,
  description: 'Id of the match.',
  examples: [1001],
};
const USER: Schema = { ...MATCH, description: 'Id of the user who left.' };
const CLIENT_ID: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: MAX_CLIENT_ID_LENGTH,
  description: 'Idempotency key of a message, chosen by the client.',
  examples: ['c1'],
};

/** Codes of error frames besides those of the rules of the chat. */
const ERROR_CODES = [
  ...['malformed', 'match_not_found', 'not_joined', 'too_many_rooms', 'too_many_attempts', 'suspended'],
  ...['unavailable', 'unexpected', 'empty_message', 'message_too_long', 'chat_is_closed'],
  'client_id_used',
];

const FROM_CLIENT: Readonly<Record<ClientFrame['type'], FrameDescription>> = {
  join_room: {
    summary: 'Receive the messages of a match; needed once per match and socket.',
    fields: { matchId: MATCH },
  },
  chat_message: {
    summary: 'Write a message in a match that was joined.',
    fields: {
      matchId: MATCH,
      message: { type: 'string', description: 'The text.', examples: ['Hi'] },
      clientId: CLIENT_ID,
    },
    optional: ['clientId'],
  },
};

const fromServer = (
  message: Schema,
): Readonly<Record<ServerFrame['type'] | MessageFrame, FrameDescription>> => ({
  room_joined: { summary: 'Messages of this match will arrive.', fields: { matchId: MATCH } },
  message_sent: {
    summary: 'The own message is saved.',
    fields: { matchId: MATCH, message, clientId: CLIENT_ID },
    optional: ['clientId'],
  },
  new_message: {
    summary: 'A new message of another socket, or one that was deleted.',
    fields: { matchId: MATCH, message },
  },
  participant_left: { summary: 'Fetch the match again.', fields: { matchId: MATCH, userId: USER } },
  match_cancelled: { summary: 'The match is over.', fields: { matchId: MATCH } },
  match_found: { summary: 'A seat was found.', fields: { matchId: MATCH } },
  seat_lost: { summary: 'The seat of the user in this match is lost.', fields: { matchId: MATCH } },
  request_closed: { summary: 'The request of the user ended, because they moved.', fields: {} },
  matches_changed: { summary: 'Fetch the lists and an open chat.', fields: {} },
  heartbeat: { summary: 'The path is alive; sent every 25 seconds.', fields: {} },
  error: {
    summary: 'A frame failed; the socket stays open.',
    fields: {
      code: { type: 'string', enum: ERROR_CODES, description: 'The cause.' },
      message: {
        type: 'string',
        description: 'A sentence for the user.',
        examples: ['Please open the chat first.'],
      },
      clientId: CLIENT_ID,
    },
    optional: ['clientId'],
  },
});

/** Generates the AsyncAPI 3 document of the WebSocket, from the point of view of the server. See ADR 42. */
export function asyncApiDocument({ appName, cookie, schemas, message }: SocketSettings): object {
  const toClient = fromServer({ $ref: `#/components/schemas/${message}` });
  const all = { ...FROM_CLIENT, ...toClient };
  const channel = { $ref: '#/channels/socket' };
  const named = (types: readonly string[]) =>
    types.map((type) => ({ $ref: `#/channels/socket/messages/${type}` }));
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${appName} socket`,
      version: '1',
      description: 'Order, limits, close codes and reconnecting are in docs/websocket.md.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    defaultContentType: 'application/json',
    servers: {
      instance: {
        host: 'localhost:3000',
        protocol: 'ws',
        description: 'A local instance; wss behind TLS.',
        security: [{ $ref: '#/components/securitySchemes/session' }],
      },
    },
    channels: {
      socket: {
        address: '/ws',
        title: 'The socket of a browser tab',
        description: `A frame is a JSON object in a text message; those of a client have at most ${MAX_FRAME_BYTES} bytes.`,
        messages: Object.fromEntries(
          Object.keys(all).map((type) => [type, { $ref: `#/components/messages/${type}` }]),
        ),
      },
    },
    operations: {
      joinRoom: {
        action: 'receive',
        channel,
        summary: FROM_CLIENT.join_room.summary,
        messages: named(['join_room']),
        reply: { channel, messages: named(['room_joined', 'error']) },
      },
      writeMessage: {
        action: 'receive',
        channel,
        summary: FROM_CLIENT.chat_message.summary,
        messages: named(['chat_message']),
        reply: { channel, messages: named(['message_sent', 'error']) },
      },
      notify: {
        action: 'send',
        channel,
        summary: 'Tell the client what changed.',
        messages: named(
          Object.keys(toClient).filter((type) => !['room_joined', 'message_sent', 'error'].includes(type)),
        ),
      },
    },
    components: {
      messages: Object.fromEntries(
        Object.entries(all).map(([type, { summary, fields, optional = [] }]) => [
          type,
          {
            name: type,
            title: type,
            summary,
            payload: {
              type: 'object',
              required: ['type', ...Object.keys(fields).filter((field) => !optional.includes(field))],
              properties: {
                type: { type: 'string', const: type, description: 'Kind of the frame.' },
                ...fields,
              },
            },
          },
        ]),
      ),
      schemas,
      securitySchemes: {
        session: {
          type: 'httpApiKey',
          in: 'cookie',
          name: cookie,
          description: `The session of the app. Behind TLS its name is __Host-${cookie}.`,
        },
      },
    },
  };
}
