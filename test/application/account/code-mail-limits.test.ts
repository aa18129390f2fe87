import { anAccountDesk } from './account-desk.js';

describe('mayMailCode', () => {
  it('allows five codes per hour and requester, and per address twenty and then one every 15 minutes', async () => {
    const desk = anAccountDesk();
    await desk.signUp();
    const codes = () => desk.jobs.named('begin-password-reset').length;
    const ask = async (origin: string) => desk.forgot('ada@example.org', { origin, device: null });
    for (let minute = 0; minute < 7; minute++) {
      for (let place = 0; place < 6; place++) await ask(`198.51.100.${place}`);
      desk.clock.pass({ minutes: 1 });
    }
    expect(codes()).toBe(20);
    desk.clock.pass({ minutes: 15 });
    for (let place = 10; place < 20; place++) await ask(`198.51.100.${place}`);
    expect(codes()).toBe(21);
    await desk.forgot('ada@example.org', { origin: '198.51.100.1', device: { userId: 7, id: 'known' } });
    expect(codes()).toBe(22);
  });
});
