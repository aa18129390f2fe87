import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingPage } from '../../../../web-user/src/features/landing/LandingPage.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { renderFor } from '../../../support/web/render.js';

it('the landing page explains the product and links to the sign-in', async () => {
  const onIntent = jest.fn();
  renderFor(null, <LandingPage onIntent={onIntent} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Tablemates' })).toBeTruthy();
  expect(screen.getByText('Saturday meetups')).toBeTruthy();
  expect(screen.getByRole('banner').querySelector('svg')).toBeTruthy();
  const start = screen.getByRole('link', { name: 'Get Started' });
  expect(start.getAttribute('href')).toBe('/auth');
  await userEvent.hover(start);
  expect(onIntent).toHaveBeenCalled();
});

it('Get Started opens the registration, and Sign In of the header the sign-in', async () => {
  openApp(null);
  await userEvent.click(await screen.findByRole('link', { name: 'Get Started' }));
  await screen.findByRole('heading', { name: 'Grab a seat.' });
  expect(address()).toBe('/auth');
  await userEvent.click(screen.getByRole('link', { name: 'Tablemates' }));
  await screen.findByRole('link', { name: 'Get Started' });
  const header = within(await screen.findByRole('banner'));
  await userEvent.click(header.getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Welcome back!' });
});

it('the landing page links the policies that signing in accepts', () => {
  renderFor(null, <LandingPage onIntent={() => undefined} />);
  const agreement = screen.getByText(/^By signing in, you agree to our/);
  expect(agreement.textContent).toBe('By signing in, you agree to our Terms of Service and Privacy Policy.');
  const link = (name: string) => within(agreement).getByRole('link', { name }).getAttribute('href');
  expect([link('Terms of Service'), link('Privacy Policy')]).toEqual(['/terms', '/privacy']);
});
