import type { Mail } from '../../../src/application/shared/ports.js';
import { ADA, aDinner, BEN } from './a-dinner.js';

const pushed = ({ jobs }: ReturnType<typeof aDinner>) => jobs.named('send-push');
const mailed = ({ jobs }: ReturnType<typeof aDinner>) => jobs.named<Mail>('send-mail');

describe('the question whether members are home safe', () => {
  it('is pushed to a member with push and mailed to one without, of the kind that has no preference', async () => {
    const dinner = aDinner();
    await dinner.ask.execute();
    expect(pushed(dinner)).toMatchObject([{ deviceId: 7, kind: 'safety', message: { path: '/chat/12' } }]);
    const [mail, ...more] = mailed(dinner);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: `person${BEN}@example.org`, purpose: { kind: 'safety' } });
    expect(mail!.text).toContain(`/h/home_safe.12:${BEN}`);
    expect(mail!.text).not.toMatch(/unsubscribe/i);
  });

  it('opens the page of its link for a member who left the chat', async () => {
    const dinner = aDinner({ adaLeftTheChat: true });
    await dinner.ask.execute();
    expect(pushed(dinner)).toMatchObject([{ message: { path: expect.stringMatching(/^\/h\//) } }]);
  });

  it('shows a lock screen nothing of what it is about', async () => {
    const dinner = aDinner();
    await dinner.ask.execute();
    expect(pushed(dinner)).toMatchObject([{ message: { title: 'A short question for you' } }]);
    expect(mailed(dinner)[0]!.subject).toBe('A short question for you');
  });

  it('makes a sound by day and none at night', async () => {
    const dinner = aDinner();
    dinner.clock.pass({ hours: 13 });
    await dinner.ask.execute();
    expect(pushed(dinner)).toMatchObject([{ message: { isSilent: true } }]);
    const byDay = aDinner();
    await byDay.ask.execute();
    expect(pushed(byDay)).toMatchObject([{ message: { isSilent: false } }]);
  });

  it('is sent once, by two servers at the same time too, and not to a member who has answered', async () => {
    const dinner = aDinner();
    await dinner.questions.markAnswered(12, ADA, dinner.clock.now());
    await Promise.all([dinner.ask.execute(), dinner.ask.execute()]);
    await dinner.ask.execute();
    expect(pushed(dinner)).toEqual([]);
    expect(mailed(dinner)).toHaveLength(1);
  });
});
