import { pino } from 'pino';
import { OutageLog, reasonOf } from '../../../src/infrastructure/observe/outage-log.js';

function aLog() {
  const lines: Array<Record<string, unknown>> = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { outages: new OutageLog(pino({}, { write })), lines };
}

describe('an outage of a service', () => {
  it('is one line at its begin and one at its end, however many requests fail', () => {
    const { outages, lines } = aLog();
    const { onFailure, onAnswer } = outages.of('the geocoder', 'the list of cities answers');
    onAnswer();
    for (let request = 0; request < 100; request++) onFailure(new Error('no answer'));
    onAnswer();
    onAnswer();
    onFailure(new Error('no answer'));
    expect(lines.map(({ msg, level, reason }) => ({ msg, level, reason }))).toEqual([
      { level: 40, msg: 'the geocoder does not answer: the list of cities answers', reason: 'no answer' },
      { level: 30, msg: 'the geocoder answers again', reason: undefined },
      { level: 40, msg: 'the geocoder does not answer: the list of cities answers', reason: 'no answer' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('stack');
  });

  it('of one service leaves the lines of another alone', () => {
    const { outages, lines } = aLog();
    outages.of('the geocoder', 'a').onFailure(new Error('x'));
    outages.of('the mail server', 'b').onFailure(new Error('x'));
    expect(lines).toHaveLength(2);
  });
});

describe('the reason', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });

  it.each([
    [new TypeError('fetch failed', { cause: refused }), 'ECONNREFUSED'],
    [new TypeError('fetch failed', { cause: new AggregateError([refused]) }), 'ECONNREFUSED'],
    [new DOMException('The operation timed out', 'TimeoutError'), 'The operation timed out'],
    [new Error('first line\nsecond line'), 'first line'],
    ['no error', 'unknown'],
  ])('of an error %# is its code or its first line', (error, reason) => expect(reasonOf(error)).toBe(reason));
});
