import type { Signal, WrittenMessage } from '../../application/shared/ports.js';
import { MAX_PAYLOAD_BYTES } from './payload-limit.js';

type MessagesWritten = Extract<Signal, { type: 'messages_written' }>;

/**
 * Chat messages are most of the traffic and are sent as lines: a head with the process, then a line per message with its
 * fields and its frame, which is JSON in one line and neither escaped nor parsed on the way.
 */
const KIND = 'messages ';
const NONE = '-';
const LINE = /^(\d+) (\d+) (\d+) (\d+) (-|\d+(?:,\d+)*) (-|\{[^\n]*)$/;

export const isMessagePayload = (payload: string): boolean => payload.startsWith(KIND);

/** The beginning of payloads with messages that this process has delivered to its own sockets. */
export const messagesHead = (from: string | null): string => `${KIND}${from ?? NONE}\n`;

/**
 * As many messages per payload as fit.
 * @throws RangeError when a message is too large even without its frame
 */
export function messagePayloads({ from, messages }: MessagesWritten): string[] {
  const head = messagesHead(from);
  const payloads: string[] = [];
  let payload = head;
  let size = head.length;
  for (const message of messages) {
    let line = lineOf(message, message.frame);
    let length = Buffer.byteLength(line);
    if (head.length + length > MAX_PAYLOAD_BYTES) {
      line = lineOf(message, null);
      length = line.length;
      if (head.length + length > MAX_PAYLOAD_BYTES)
        throw new RangeError('The signal is too large to be sent.');
    }
    if (size + length > MAX_PAYLOAD_BYTES) {
      payloads.push(payload);
      payload = head;
      size = head.length;
    }
    payload += line;
    size += length;
  }
  return [...payloads, payload];
}

const lineOf = (
  { matchId, id, previousId, userId, hiddenFrom }: WrittenMessage,
  frame: string | null,
): string =>
  `${matchId} ${id} ${previousId} ${userId} ${hiddenFrom.length > 0 ? hiddenFrom.join() : NONE} ${frame ?? NONE}\n`;

/** @returns nothing for a malformed payload */
export function readMessages(payload: string): MessagesWritten[] {
  const [head, ...lines] = payload.split('\n');
  if (lines.pop() !== '') return [];
  const messages: WrittenMessage[] = [];
  for (const line of lines) {
    const fields = LINE.exec(line);
    if (!fields) return [];
    const [matchId, id, previousId, userId] = [1, 2, 3, 4].map((at) => Number(fields[at])) as [
      number,
      number,
      number,
      number,
    ];
    const hiddenFrom = fields[5] === NONE ? [] : fields[5]!.split(',').map(Number);
    const frame = fields[6] === NONE ? null : fields[6]!;
    messages.push({ matchId, id, previousId, userId, hiddenFrom, frame });
  }
  const from = head!.slice(KIND.length);
  return [{ type: 'messages_written', from: from === NONE ? null : from, messages }];
}
