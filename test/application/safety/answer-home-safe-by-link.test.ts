import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import { AnswerHomeSafeByLink } from '../../../src/application/safety/answer-home-safe-by-link.js';
import { homeSafeLink } from '../../../src/application/safety/home-safe-link.js';
import { ADA, aDinner } from './a-dinner.js';

let dinner: ReturnType<typeof aDinner>;
let links: HmacSignedLinks;
let byLink: AnswerHomeSafeByLink;
let token: string;
beforeEach(() => {
  dinner = aDinner();
  links = new HmacSignedLinks('a secret of the tests', dinner.clock);
  byLink = new AnswerHomeSafeByLink(links, dinner.questions, dinner.answer, dinner.clock);
  token = homeSafeLink(links, dinner.questions.seats[0]!).slice('/h/'.length);
});
const NO = { isSafe: false, note: 'They followed me' };

describe('the link that asks whether a member is home safe', () => {
  it('changes nothing when it is only opened', async () => {
    expect(await byLink.isOpen(token)).toBe(true);
    expect(dinner.questions.rows.size).toBe(0);
  });

  it('has the same outcome for yes and no', async () => {
    expect(await byLink.answer(token, { isSafe: true, note: null })).toBe('saved');
    expect(await byLink.answer(token, NO)).toBe('saved');
    expect(dinner.reports).toMatchObject([{ userId: ADA, note: 'They followed me' }]);
  });

  it('ends a day after the question, and is refused when it is made up or of another purpose', async () => {
    for (const other of ['12:1001', links.sign('attendance', '12:1001', new Date(8e12))]) {
      expect(await byLink.isOpen(other)).toBe(false);
      expect(await byLink.answer(other, NO)).toBe('gone');
    }
    expect(await byLink.answer(links.sign('home_safe', '12:4711', new Date(8e12)), NO)).toBe('gone');
    dinner.clock.pass({ hours: 24 });
    expect(await byLink.isOpen(token)).toBe(false);
    expect(await byLink.answer(token, NO)).toBe('gone');
    expect(dinner.reports).toEqual([]);
  });

  it('is busy after twenty answers in ten minutes', async () => {
    for (let i = 0; i < 20; i++) await byLink.answer(token, { isSafe: true, note: null });
    expect(await byLink.answer(token, NO)).toBe('busy');
  });
});
