import { render, screen } from '@testing-library/react';
import { MessageBubble } from '../../../../web-user/src/features/chat/MessageBubble.js';
import { OutgoingBubble } from '../../../../web-user/src/features/chat/OutgoingBubble.js';
import { membersLabel, memberNames } from '../../../../web-user/src/features/match/members.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { TextArea, TextInput } from '../../../../web-user/src/shared/ui/Field.js';
import { aMessage } from '../../../support/web/a-message.js';
import { TABLE } from '../../../support/web/ada.js';

const nothing = () => undefined;
const HELLO = 'שלום לכולם.';

it.each([true, false])('a message has the direction of its own letters (own: %s)', (isOwn) => {
  const message = aMessage(1, HELLO);
  const named = { ...message, user: { ...message.user, username: 'דנה' } };
  render(
    <MessageBubble message={named} isOwn={isOwn} isFirst zone="UTC" onDelete={nothing} onMore={nothing} />,
  );
  expect(screen.getByText(HELLO).dir).toBe('auto');
  if (!isOwn) expect(screen.getByText('דנה').localName).toBe('bdi');
});

it('so has a message that is being sent', () => {
  const message = { clientId: 'a', text: HELLO, state: 'sending' } as const;
  render(<OutgoingBubble message={message as never} onRetry={nothing} onCancel={nothing} />);
  expect(screen.getByText(HELLO).dir).toBe('auto');
});

it('names in lists and sentences do not reorder one another', () => {
  const people = ['דנה', 'נועם', 'Ben'].map((username) => ({ ...TABLE.users[0]!, username }));
  const match: Match = { ...TABLE, users: people };
  expect(memberNames(match)).toBe('\u2068דנה\u2069, \u2068נועם\u2069, and Ben');
  expect(membersLabel(match)).toContain('\u2068דנה\u2069, \u2068נועם\u2069, and Ben');
});

it('what is typed has the direction of its letters, but not an address or a number', () => {
  render(
    <>
      <TextInput label="Name" />
      <TextInput label="Email" type="email" />
      <TextArea label="Bio" />
    </>,
  );
  expect(['Name', 'Email', 'Bio'].map((label) => screen.getByLabelText(label).dir)).toEqual([
    'auto',
    '',
    'auto',
  ]);
});
