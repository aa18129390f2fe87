import type { CommittedMessage, MessageDraft, MessageRow } from '../../../src/application/chat/ports.js';
import { MessageFanOut } from '../../../src/adapters/websocket/message-fan-out.js';
import { RecordingRealtime } from '../../support/fakes/recording-realtime.js';

const ROW = { id: 12, matchId: 7, userId: 3, text: 'Hi', clientId: 'c "1"' } as MessageRow;
const COMMITTED: CommittedMessage = {
  row: ROW,
  previousId: 11,
  originSocket: 'a-socket',
  hiddenFrom: [5],
};
const NEW_MESSAGE = { type: 'new_message', matchId: 7, message: { id: 12, message: 'Hi' } };

function aFanOut() {
  const steps: unknown[] = [];
  const realtime = new RecordingRealtime();
  const signaling = {
    signal: (signal: Parameters<RecordingRealtime['signal']>[0]) => {
      steps.push('signal');
      return realtime.signal(signal);
    },
  };
  const delivery = { receive: (message: object) => void steps.push(message) };
  const fanOut = new MessageFanOut(
    'a-process',
    delivery,
    signaling,
    ({ id, text }) => ({ id, message: text }),
    (error) => {
      throw error;
    },
  );
  return { fanOut, steps, realtime };
}

it('hands a message to the bus, and then delivers it here with the acknowledgement of its sender', () => {
  const { fanOut, steps, realtime } = aFanOut();
  fanOut.announce([COMMITTED]);
  const [first, delivered] = steps as [string, { frame: Buffer; origin: { acknowledgement: Buffer } }];
  expect(first).toBe('signal');
  expect(delivered).toMatchObject({
    matchId: 7,
    id: 12,
    previousId: 11,
    hiddenFrom: [5],
    origin: { socketId: 'a-socket' },
  });
  expect(JSON.parse(String(delivered.frame))).toEqual(NEW_MESSAGE);
  expect(JSON.parse(String(delivered.origin.acknowledgement))).toEqual({
    ...NEW_MESSAGE,
    type: 'message_sent',
    clientId: 'c "1"',
  });
  expect(realtime.signals).toEqual([
    {
      type: 'messages_written',
      from: 'a-process',
      messages: [
        { matchId: 7, id: 12, previousId: 11, userId: 3, hiddenFrom: [5], frame: String(delivered.frame) },
      ],
    },
  ]);
});

it('announces a message that was sent again to all processes, for those that missed it', () => {
  const { fanOut, realtime } = aFanOut();
  fanOut.announceAgain({ matchId: 7, userId: 3 } as MessageDraft, 12);
  expect(realtime.signals).toEqual([
    {
      type: 'messages_written',
      from: null,
      messages: [{ matchId: 7, id: 12, previousId: 0, userId: 3, hiddenFrom: [], frame: null }],
    },
  ]);
});
