import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeetingNote } from '../../../../web-user/src/features/chat/MeetingNote.js';
import { ADA } from '../../../support/web/ada.js';
import { field, press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';
import { inOtherTab } from './a-chat-room.js';

function open() {
  const api = fakeApi({});
  renderFor(ADA, <MeetingNote matchId={7} />, '/chat/7');
  return api;
}

describe('the meeting note', () => {
  const location = () => field('Location');

  it('requires a location', async () => {
    open();
    await press('Save');
    await expectToast('Location Required', 'Please enter a location for your meetup.');
  });

  it('is stored in this browser and not sent to the server', async () => {
    const { calls } = open();
    await userEvent.type(location(), 'By the river');
    await press('Save');
    await expectToast('Details Saved');
    expect(Object.values(localStorage)).toContain('By the river');
    expect(calls).toEqual([]);
  });

  it('shows what another tab saves, unless it is being changed here', async () => {
    open();
    const save = (text: string) => inOtherTab('tablemates.note.meetup-details.7', text);
    save('By the bridge');
    expect(location().value).toBe('By the bridge');
    fireEvent.change(location(), { target: { value: 'At the pier' } });
    save('By the river');
    expect(location().value).toBe('At the pier');
  });
});
