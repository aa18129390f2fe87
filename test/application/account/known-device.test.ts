import { requesterKey } from '../../../src/application/account/known-device.js';

describe('requesterKey', () => {
  it('counts a known device by its user, independent of the network', () => {
    const device = { userId: 7, id: 'at home' };
    expect(requesterKey({ origin: '203.0.113.7', device })).toBe('user 7');
    expect(requesterKey({ origin: '198.51.100.9', device })).toBe('user 7');
  });

  it('counts other requests by their network address', () => {
    expect(requesterKey({ origin: '203.0.113.7', device: null })).toBe('203.0.113.7');
  });
});
