import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import type { CommunityForm } from '../../../web-admin/src/features/community/community-draft.js';
import { CommunityEditor } from '../../../web-admin/src/features/community/CommunityEditor.js';
import { field } from '../../support/web/controls.js';

const texts = { name: null, contactEmail: null, contactLink: null, contactText: null, houseRules: [] };
const defaults = { name: 'Tables', contactEmail: 'hello@tables.example' };
const FORM: CommunityForm = { version: 3, texts, defaults };
const conflict = () => new HttpError('Meanwhile', 409, { code: 'community_changed_meanwhile' });

let bodies: object[];
let answer: () => CommunityForm;
let theirs: CommunityForm;
beforeEach(() => {
  bodies = [];
  answer = () => FORM;
  theirs = { ...FORM, version: 4, texts: { ...texts, name: 'Theirs', houseRules: ['Be kind.'] } };
  render(
    <CommunityEditor
      form={FORM}
      load={async () => theirs}
      save={async (body) => {
        bodies.push(body);
        return answer();
      }}
    />,
  );
});

const paste = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const preview = () => within(screen.getByRole('region', { name: 'What members see' }));

it('the preview shows what is typed, and the settings in place of empty fields', async () => {
  expect(preview().getByText('Tables')).toBeTruthy();
  expect(preview().getByText('hello@tables.example')).toBeTruthy();
  expect(preview().getByText(/^No house rules/)).toBeTruthy();
  await userEvent.type(field('Name of the app'), 'Uni X');
  await userEvent.type(field('House rules'), 'Be on time.\nAsk first.');
  expect(preview().getByText('Uni X')).toBeTruthy();
  expect(
    preview()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Be on time.', 'Ask first.']);
});

it('a change is saved with the version that was edited', async () => {
  paste('Name of the app', 'Uni X');
  answer = () => ({ ...FORM, version: 4, texts: { ...texts, name: 'Uni X' } });
  await click('Save');
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(bodies).toEqual([expect.objectContaining({ version: 3, name: 'Uni X', houseRules: [] })]);
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

it('a text that is not allowed is marked with its rule, and nothing is sent', async () => {
  paste('Page with your contacts', 'uni-x.example');
  await click('Save');
  expect(field('Page with your contacts').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('Please check the marked fields.');
  expect(bodies).toEqual([]);
});

it('without a connection the texts stay, and can be sent later', async () => {
  paste('Name of the app', 'Uni X');
  answer = () => {
    throw new HttpError('The server does not answer.', 0, null);
  };
  await click('Save');
  expect(await screen.findByText('The server does not answer.')).toBeTruthy();
  expect(field('Name of the app').value).toBe('Uni X');
});

it.each([
  ['Keep my changes', 'Mine', 'Be kind.'],
  ['Take their version', 'Theirs', 'Be kind.'],
])(
  'after a conflict the version of the other admin is shown, and the next step is a choice: %s',
  async (choice, name, rules) => {
    paste('Name of the app', 'Mine');
    answer = () => {
      throw conflict();
    };
    await click('Save');
    expect(await screen.findByText('Name of the app: Theirs')).toBeTruthy();
    expect(screen.getByText('House rules: Be kind.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await click(choice);
    expect([field('Name of the app').value, field('House rules').value]).toEqual([name, rules]);
    answer = () => ({ ...theirs, version: 5 });
    await click('Save');
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(bodies.at(-1)).toMatchObject({ version: 4, name });
  },
);
