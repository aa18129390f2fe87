import '../../../../web-user/src/app/pages/BrowsePage.js';
import '../../../../web-user/src/app/pages/HomePage.js';
import '../../../../web-user/src/features/settings/DeleteAccountDialog.js';
import '../../../../web-user/src/features/settings/SettingsDialog.js';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { openSheet } from '../../../../web-user/src/shared/ui/sheet-history.js';
import { useSheetLevels } from '../../../../web-user/src/shared/ui/use-sheet.js';
import { aMeetup } from '../../../support/web/a-meetup.js';
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

/** The page before home, where one step back leads. */
const expectLeft = () => waitFor(() => expect(address()).toBe('/matches'));

it('a dialog that was closed by its button has not navigated, and Back passes over its history entry', async () => {
  openHome();
  const length = window.history.length;
  let steps = 0;
  const count = () => (steps += 1);
  window.addEventListener('popstate', count);
  for (let times = 0; times < 3; times += 1) {
    await press('Settings');
    await screen.findByRole('dialog', { name: 'Settings' });
    await press('Close');
    await expectClosed();
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(steps).toBe(0);
  window.removeEventListener('popstate', count);
  expect(window.history.length).toBe(length + 1);
  await back();
  await expectLeft();
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

/** As the router does for a link. */
function followLink(path: string): void {
  const { idx } = window.history.state as { idx: number };
  window.history.pushState({ idx: idx + 1 }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

it('an entry that a link in a dialog left behind is passed over in both directions', async () => {
  openHome();
  await press('Settings');
  await screen.findByRole('dialog', { name: 'Settings' });
  await act(() => followLink('/map'));
  await expectClosed();
  await back();
  await waitFor(() => expect(address()).toBe('/'));
  await back();
  await expectLeft();
  for (const path of ['/', '/map']) {
    await act(() => window.history.forward());
    await waitFor(() => expect(address()).toBe(path));
  }
});

it('a step that the router hears of first leaves the level of the dialog to the step', async () => {
  function Page() {
    useSheetLevels();
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Step</button>;
  }
  render(<MemoryRouter children={<Page />} initialEntries={['/before', '/']} initialIndex={1} />);
  window.history.pushState({ idx: 40 }, '', '/');
  const closed = openSheet(() => undefined);
  expect(window.history.state).toEqual({ idx: 40, sheets: 1 });
  // As after a step back, before its event.
  window.history.replaceState({ idx: 40 }, '');
  await press('Step');
  expect(window.history.state).toEqual({ idx: 40 });
  closed();
});

describe('the dialog of a meetup, which is in the URL', () => {
  const MEETUP = aMeetup();
  const openBrowse = () => {
    window.history.pushState(null, '', '/matches');
    window.history.pushState(null, '', '/browse');
    openApp(ADA, { 'GET /api/meetups/browse': [200, [MEETUP]] }, '/browse');
  };
  const open = async () => {
    await press(`View Details: ${MEETUP.title}`);
    await screen.findByRole('dialog', { name: MEETUP.title });
    expect(address()).toBe(`/browse?meetup=${MEETUP.id}`);
  };

  it('is closed by Back', async () => {
    openBrowse();
    await open();
    await back();
    await expectClosed();
    expect(address()).toBe('/browse');
    await back();
    await expectLeft();
  });

  it('leaves an entry that Back passes over when it is closed by its button', async () => {
    openBrowse();
    const length = window.history.length;
    for (let times = 0; times < 2; times += 1) {
      await open();
      await press('Close');
      expect(address()).toBe('/browse');
      await expectClosed();
    }
    expect(window.history.length).toBe(length + 1);
    await back();
    await expectLeft();
  });
});

describe('with CloseWatcher', () => {
  const watchers = new Set<{ onclose: (() => void) | null }>();
  class FakeCloseWatcher {
    onclose = null;
    constructor() {
      watchers.add(this);
    }
    destroy = () => void watchers.delete(this);
  }
  /** Android's Back: it closes the newest watcher. */
  const backOfAndroid = () =>
    act(() => {
      const newest = [...watchers].at(-1)!;
      watchers.delete(newest);
      newest.onclose!();
    });
  const firstEntry = { currentEntry: { index: 0 }, entries: () => ({ length: window.history.length }) };

  beforeEach(
    () => void Object.assign(globalThis, { CloseWatcher: FakeCloseWatcher, navigation: firstEntry }),
  );
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'CloseWatcher');
    Reflect.deleteProperty(globalThis, 'navigation');
  });

  it('Back of Android closes the topmost dialog, and none has an entry on the first page, so that Back leaves the app at once', async () => {
    openApp(ADA);
    const { length } = window.history;
    await press('Settings');
    await press('Change my password');
    await screen.findByRole('dialog', { name: 'Change my password' });
    await backOfAndroid();
    expect(screen.queryByRole('dialog', { name: 'Change my password' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
    await backOfAndroid();
    await expectClosed();
    expect([watchers.size, window.history.length, window.history.state?.sheets]).toEqual([
      0,
      length,
      undefined,
    ]);
  });
});
