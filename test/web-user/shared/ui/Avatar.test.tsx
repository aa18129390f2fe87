import { render } from '@testing-library/react';
import { Avatar } from '../../../../web-user/src/shared/ui/Avatar.js';

it.each([
  ['ada', 'A'],
  ['𠮷野', '𠮷'],
  ['👩‍🍳 Kim', '👩‍🍳'],
  ['e\u0301mile', 'E\u0301'],
  ['  ', '?'],
])('a user %s without a picture has the initial %s', (name, initial) => {
  const { container } = render(<Avatar name={name} imageUrl={null} seed={1} />);
  expect(container.textContent).toBe(initial);
});
