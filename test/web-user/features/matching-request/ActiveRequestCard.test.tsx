import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Greeting } from '../../../../web-user/src/features/dashboard/Greeting.js';
import { ActiveRequestCard } from '../../../../web-user/src/features/matching-request/ActiveRequestCard.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('cancelling a request', () => {
  function open(cancelled: [number, unknown] = [200, {}]) {
    const { calls } = fakeApi({
      'POST /api/matching-request/71/cancel': cancelled,
      'POST /api/logout': [200, {}],
    });
    const on = { onVerifyTrust: jest.fn(), onEditProfile: jest.fn(), onOpenSettings: jest.fn() };
    renderFor(
      ADA,
      <>
        <Greeting {...on} />
        <ActiveRequestCard request={aRequest()} isMatched={false} onChange={jest.fn()} />
      </>,
    );
    return () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  }
  const CANCEL = '/api/matching-request/71/cancel?while=waiting';

  it('waits six seconds, in which the focused button takes it back', async () => {
    const posted = open();
    click('Cancel Request');
    expect(screen.getByText("We'll cancel your request in a few seconds.").role).toBe('status');
    await pass(5);
    click('Undo');
    await pass(10);
    expect(posted()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Cancel Request' })).toBeTruthy();
    click('Cancel Request');
    await pass(5);
    expect(posted()).toEqual([]);
    await pass(1);
    expect(posted()).toEqual([CANCEL]);
    await expectToast('Request Cancelled');
  });

  it('is not taken back by the second half of a double click', async () => {
    const posted = open();
    click('Cancel Request');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
    await pass(6);
    expect(posted()).toEqual([CANCEL]);
  });

  it('is sent at once when the page is left or hidden, and only once', async () => {
    const posted = open();
    click('Cancel Request');
    cleanup();
    await pass(1);
    expect(posted()).toEqual([CANCEL]);
    await pass(10);
    expect(posted()).toEqual([CANCEL]);

    const again = open();
    click('Cancel Request');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    await pass(1);
    expect(again()).toEqual([CANCEL]);
    await pass(10);
    expect(again()).toEqual([CANCEL]);
  });

  it('is sent before the session ends', async () => {
    const posted = open();
    click('Cancel Request');
    click('Log out');
    await pass(1);
    expect(posted()).toEqual([CANCEL, '/api/logout']);
  });

  it('of a request that is over by now needs no word', async () => {
    open([409, { message: 'This request is over.', code: 'request_is_over' }]);
    click('Cancel Request');
    await pass(7);
    expect(visibleToast()).toBeNull();
  });
});

it('a request from the copy of an offline device cannot be changed, because it lacks a choice', () => {
  fakeApi({});
  const { notTheOnly: _, ...copy } = aRequest();
  const canChange = (request: ReturnType<typeof aRequest>) => {
    renderFor(ADA, <ActiveRequestCard request={request} isMatched={false} onChange={jest.fn()} />);
    const { disabled } = screen.getByRole<HTMLButtonElement>('button', { name: 'Change my request' });
    cleanup();
    return !disabled;
  };
  expect(canChange(copy as never)).toBe(false);
  expect(canChange(aRequest())).toBe(true);
});
