import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { call } from '../../../../web-user/src/shared/api/call.js';
import { TopBar } from '../../../../web-user/src/shared/offline/TopBar.js';

it("the sign-in of an access proxy is not 'offline': the bar leads to it and back", async () => {
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    // A followed redirect to another origin fails in browsers.
    if (init?.redirect !== 'manual') throw new TypeError('Failed to fetch');
    return { type: 'opaqueredirect', status: 0, ok: false } as Response;
  });
  await expect(call('get', '/api/user')).rejects.toThrow();
  window.history.replaceState(null, '', '/matches');
  render(<TopBar />);
  expect(screen.queryByText(/offline/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Fmatches');
});
