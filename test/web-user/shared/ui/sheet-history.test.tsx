import '../../../../web-user/src/app/pages/HomePage.js';
import '../../../../web-user/src/features/settings/DeleteAccountDialog.js';
import '../../../../web-user/src/features/settings/SettingsDialog.js';
import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { address, openApp } from '../../../support/web/open-app.js';

const back = () => act(() => window.history.back());
const dialog = () => screen.queryByRole('dialog')?.getAttribute('aria-labelledby') !== undefined;
const expectClosed = () => waitFor(() => expect(dialog()).toBe(false));

/** The home screen, opened from the screen with the matches. */
function openHome(): void {
  window.history.pushState(null, '', '/matches');
  window.history.pushState(null, '', '/');
  openApp(ADA);
}

it('Back closes an open dialog, and then leaves the page', async () => {
  openHome();
  await press('Settings');
  await screen.findByRole('dialog', { name: 'Settings' });
  await back();
  await expectClosed();
  expect(address()).toBe('/');
  await back();
  await waitFor(() => expect(address()).toBe('/matches'));
});

it('a dialog that was closed by its button leaves no history entry', async () => {
  openHome();
  const length = window.history.length;
  for (let times = 0; times < 3; times += 1) {
    await press('Settings');
    await screen.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(window.history.state).toMatchObject({ sheets: 1 }));
    await press('Close');
    await expectClosed();
    await waitFor(() => expect(window.history.state?.sheets).toBeUndefined());
  }
  expect(window.history.length).toBe(length + 1);
  await back();
  await waitFor(() => expect(address()).toBe('/matches'));
});

it('a dialog over another one is closed first', async () => {
  openHome();
  await press('Settings');
  await press('Change my password');
  await screen.findByRole('dialog', { name: 'Change my password' });
  await waitFor(() => expect(window.history.state).toMatchObject({ sheets: 2 }));
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change my password' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
  await back();
  await expectClosed();
  expect(address()).toBe('/');
});

it('a dialog that takes the place of another one keeps its history entry', async () => {
  openHome();
  const length = window.history.length;
  await press('Settings');
  await press('Delete my account');
  await screen.findByRole('dialog', { name: 'Delete your account' });
  expect(window.history.length).toBe(length + 1);
  await back();
  await expectClosed();
  expect(address()).toBe('/');
});

it('an entry that a link in a dialog left behind is passed by Back, and does not block Forward', async () => {
  openHome();
  await press('Settings');
  await screen.findByRole('dialog', { name: 'Settings' });
  await waitFor(() => expect(window.history.state).toMatchObject({ sheets: 1 }));
  const { idx } = window.history.state as { idx: number };
  await act(() => {
    // As the router does for a link.
    window.history.pushState({ idx: idx + 1 }, '', '/map');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  });
  await expectClosed();
  await back();
  await waitFor(() => expect([address(), window.history.state?.sheets]).toEqual(['/', undefined]));
  // Longer than the step back that the entry would cause.
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  for (let times = 0; times < 2; times += 1) {
    await act(() => window.history.forward());
    await settled();
  }
  expect(address()).toBe('/map');
});

it('an entry that a reload left without its dialog is passed over', async () => {
  window.history.pushState(null, '', '/');
  window.history.pushState({ sheets: 1 }, '', '/');
  const { state } = window.history;
  openApp(ADA);
  await screen.findByRole('button', { name: 'Settings' });
  window.history.pushState(state, '', '/');
  await back();
  await press('Settings');
  await waitFor(() => expect(window.history.state).toMatchObject({ sheets: 1 }));
  await back();
  await expectClosed();
});
