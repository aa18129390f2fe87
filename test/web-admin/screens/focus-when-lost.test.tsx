import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusWhenLost } from '../../../web-admin/src/app/layout/use-focus-when-lost.js';

function Page() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSuspended, setSuspended] = useState(true);
  useFocusWhenLost(heading);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Mia Ruiz
      </h1>
      {isSuspended ? (
        <button key="lift" onClick={() => setSuspended(false)}>
          Let back in
        </button>
      ) : (
        <button key="suspend">Suspend</button>
      )}
    </>
  );
}

it('the heading has the focus when the pressed button is replaced, and not before', async () => {
  render(<Page />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Let back in' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
