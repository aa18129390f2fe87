import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ReturningNavigate } from '../../../web-user/src/app/SignedInRoutes.js';
import { SignedOutRoutes } from '../../../web-user/src/app/SignedOutRoutes.js';
import { toastError, visibleToast } from '../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../support/web/ada.js';
import { address, openApp } from '../../support/web/open-app.js';
import { renderFor } from '../../support/web/render.js';
import { fakeApi } from '../../support/web/fake-api.js';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

it('the link of a shared meetup opens Create Account, which keeps the way back to the meetup', async () => {
  fakeApi({});
  renderFor(
    null,
    <>
      <SignedOutRoutes />
      <Address />
    </>,
    '/signup?returnTo=%2Fbrowse%3Fmeetup%3D31',
  );
  expect(await screen.findByLabelText('First name')).toBeTruthy();
  expect(screen.getByLabelText('address').textContent).toBe('/auth?returnTo=%2Fbrowse%3Fmeetup%3D31');
});

it.each([
  ['%2Fbrowse%3Fmeetup%3D31', '/browse?meetup=31'],
  ['https%3A%2F%2Fevil.example.org', '/'],
  ['%2F%2Fevil.example.org', '/'],
])(
  'the same link leads a signed-in user to the meetup, and never to another site: %s',
  (returnTo, address) => {
    render(
      <MemoryRouter initialEntries={[`/signup?returnTo=${returnTo}`]}>
        <Routes>
          <Route path="/signup" element={<ReturningNavigate />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByLabelText('address').textContent).toBe(address);
  },
);

it.each(['/signup', '/login'])('a visitor at %s is led to the sign-in page', async (path) => {
  openApp(null, {}, path);
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeTruthy();
  expect(address()).toBe('/auth');
});

it.each(['/auth', '/signup', '/login'])('a user at %s is led home', async (path) => {
  openApp(ADA, {}, path);
  expect(await screen.findByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
  expect(address()).toBe('/');
});

it.each([
  ['visitors', null],
  ['users', ADA],
])('an unknown path shows a message with a hint to %s', async (_who, user) => {
  openApp(user, {}, '/no/such/place');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Hint: did someone forget to add /no/such/place to the menu?')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign in to continue' })).toBeNull();
});

it('a page that is left takes the error of its action along', async () => {
  openApp(ADA);
  const [browse] = await screen.findAllByRole('link', { name: 'Browse' });
  act(() => void toastError({ title: 'Error', action: 'create-request' }));
  await userEvent.click(browse!);
  expect(address()).toBe('/browse');
  expect(visibleToast()?.open).toBe(false);
});
