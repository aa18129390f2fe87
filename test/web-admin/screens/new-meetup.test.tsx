import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { AdminContext, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import MeetupCreate from '../../../web-admin/src/features/meetups/MeetupCreate.js';

const title = (): HTMLInputElement => screen.getByLabelText(/^Title/);

/** Types the title after the form is in the document, but before its passive effects run. */
function FastTypist({ children }: { children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    // Not by the testing library, whose events first run all effects.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title(), 'Sunday brunch');
    title().dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return children;
}

it('a title that is typed as soon as the form appears is kept', async () => {
  render(
    <MemoryRouter>
      <AdminContext>
        <ResourceContextProvider value="meetups">
          <FastTypist>
            <MeetupCreate />
          </FastTypist>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );

  expect(await screen.findByDisplayValue('Sunday brunch')).toBe(title());
  expect(screen.getByLabelText('Seats')).toHaveProperty('value', '6');
});
