import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeetingNote } from '../../../../web-user/src/features/chat/MeetingNote.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

beforeEach(() => {
  clearToasts();
  localStorage.clear();
  FakeSocket.install();
});

function open() {
  const api = fakeApi({});
  renderFor(ADA, <MeetingNote matchId={7} />, '/chat/7');
  return api;
}

describe('the meeting note', () => {
  const location = () => screen.getByLabelText('Location');

  it('requires a location', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(visibleToast()).toMatchObject({
      title: 'Location Required',
      description: 'Please enter a location for your meetup.',
    });
  });

  it('is stored in this browser and not sent to the server', async () => {
    const { calls } = open();
    await userEvent.type(location(), 'By the river');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(visibleToast()).toMatchObject({ title: 'Details Saved' });
    expect(Object.values(localStorage)).toContain('By the river');
    expect(calls).toEqual([]);
  });

  it('shows what another tab saves, unless it is being changed here', async () => {
    open();
    const inOtherTab = (newValue: string) =>
      act(
        () =>
          void window.dispatchEvent(
            new StorageEvent('storage', { key: 'tablemates.note.meetup-details.7', newValue }),
          ),
      );
    inOtherTab('By the bridge');
    expect((location() as HTMLInputElement).value).toBe('By the bridge');
    fireEvent.change(location(), { target: { value: 'At the pier' } });
    inOtherTab('By the river');
    expect((location() as HTMLInputElement).value).toBe('At the pier');
  });
});
