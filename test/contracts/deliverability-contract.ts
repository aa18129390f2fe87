import type { Deliverability } from '../../src/application/notifications/deliverability.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const minutesAfter = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** @param open a store, and addresses of two accounts */
export function deliverabilityContract(
  open: () => Promise<{ store: Deliverability; addresses: readonly [string, string] }>,
): void {
  describe('the deliverability of addresses', () => {
    let store: Deliverability;
    let [ada, grace] = ['', ''];
    beforeEach(async () => {
      const opened = await open();
      ({ store } = opened);
      [ada, grace] = opened.addresses;
    });

    it('marks the address of an account in whatever case it is written, and no other', async () => {
      await store.mark(ada.toUpperCase(), '550 no', NOW);
      await store.mark(ada, '550 still no', minutesAfter(1));
      expect(
        await Promise.all([ada, ada.toUpperCase(), grace].map((each) => store.isUndeliverable(each))),
      ).toEqual([true, true, false]);
      await store.mark('nobody@nowhere.example', '550 no', NOW);
      expect(await store.isUndeliverable('nobody@nowhere.example')).toBe(false);
    });

    it('starts anew with one address: without its mark and its sent mails', async () => {
      for (const address of [ada, grace]) {
        await store.mark(address, '550 no', NOW);
        await store.noteSent(`to ${address}`, address, NOW);
      }
      await store.startAnew(ada);
      expect([await store.isUndeliverable(ada), await store.isUndeliverable(grace)]).toEqual([false, true]);
      expect([await store.addressOf(`to ${ada}`), await store.addressOf(`to ${grace}`)]).toEqual([
        null,
        grace,
      ]);
    });

    it('remembers a sent mail once, to any address, until it is forgotten', async () => {
      const [old, recent] = ['an old token', 'a recent token'];
      await store.noteSent(old, 'Someone@Nowhere.example', NOW);
      await store.noteSent(old, ada, NOW);
      await store.noteSent(recent, ada, minutesAfter(2));
      expect(await store.addressOf(old)).toBe('someone@nowhere.example');
      expect(await store.addressOf('another token')).toBeNull();
      expect(await store.forgetSentBefore(minutesAfter(1), 10)).toBe(1);
      expect([await store.addressOf(old), await store.addressOf(recent)]).toEqual([null, ada]);
      expect(await store.forgetSentBefore(minutesAfter(9), 0)).toBe(0);
    });
  });
}
