import { screen, waitFor } from '@testing-library/react';
import { ADA } from '../../support/web/ada.js';
import { openApp } from '../../support/web/open-app.js';

const sent = (calls: ReturnType<typeof openApp>['calls']) =>
  calls.filter(({ path }) => path === '/api/user/language');

it('sends the language of the screens once where the server has another one', async () => {
  const reader = { ...ADA, language: 'es' };
  const { calls } = openApp(reader, { 'PUT /api/user/language': [200, ADA] });
  await waitFor(() => expect(sent(calls)).toMatchObject([{ method: 'PUT', body: { language: 'en' } }]));
});

it('sends nothing where the server has it already', async () => {
  const { calls } = openApp(ADA);
  await screen.findByRole('heading', { name: 'Hi, Ada!' });
  expect(sent(calls)).toEqual([]);
});
