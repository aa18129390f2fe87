import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveUpdates } from '../../../../web-user/src/app/LiveUpdates.js';
import { TrustDialog } from '../../../../web-user/src/features/trust-score/TrustDialog.js';
import type { Review, Verification } from '../../../../web-user/src/shared/api/types.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { FakeUpload } from '../../../support/web/fake-upload.js';
import { renderFor } from '../../../support/web/render.js';

const NEW: Verification = {
  trustScore: 40,
  steps: { email: true, birthDate: true, phone: false, idDocument: false, profilePicture: false },
  phoneNumber: null,
  reviews: [],
};
const review = (more: Partial<Review>): Review => ({
  kind: 'id',
  status: 'submitted',
  submittedAt: '2026-11-20T15:00:00Z',
  // Midnight in the time zone of the test user, so the 24th is the last day; far in the future whenever the test runs.
  dueAt: '2099-11-25T05:00:00Z',
  decidedAt: null,
  reason: null,
  withdrawalCause: null,
  note: null,
  ...more,
});
const WITH_ID_IN_REVIEW: Verification = { ...NEW, reviews: [review({})] };
const PHONE_DONE: Verification = {
  ...NEW,
  trustScore: 60,
  steps: { ...NEW.steps, phone: true },
  phoneNumber: '••••0123',
};

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
  FakeUpload.install();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => void jest.useRealTimers());

async function open(verification: Verification, answers: Answers = {}, me = ADA) {
  const api = fakeApi({
    'GET /api/user/verification': [200, verification],
    'GET /api/user': [200, me],
    ...answers,
  });
  const onAddPicture = jest.fn();
  renderFor(
    me,
    <>
      <LiveUpdates />
      <TrustDialog onClose={jest.fn()} onAddPicture={onAddPicture} />
    </>,
  );
  await screen.findByRole('list');
  return { ...api, onAddPicture };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const step = (name: string) => within(screen.getByRole('listitem', { name }));
const toast = () => {
  const { title, description } = visibleToast() ?? {};
  return { title, description };
};

async function askForCode(number = '+1 617 555 0123'): Promise<void> {
  await press('Verify Phone');
  await userEvent.type(screen.getByLabelText('Phone number'), number);
  await press('Send Code');
}

describe('the trust dialog', () => {
  it('shows the score with its level, and the status of each step', async () => {
    await open(WITH_ID_IN_REVIEW);
    expect(screen.getByRole('img', { name: 'Trust score: 40 of 100' })).toBeTruthy();
    expect(screen.getByText('Medium Trust')).toBeTruthy();
    expect(screen.getByText('3 steps left, worth 60 points.')).toBeTruthy();
    expect(step('Email').getByText('Verified')).toBeTruthy();
    expect(step('Birth date').getByText('Verified')).toBeTruthy();
    expect(step('Phone').getByText('Not verified yet')).toBeTruthy();
    expect(step('ID document').getByText("In review. You'll hear by Tue, Nov 24")).toBeTruthy();
  });

  it('labels an unverified email as pending and an unverified birth date as coming soon', async () => {
    await open({ ...NEW, trustScore: 0, steps: { ...NEW.steps, email: false, birthDate: false } });
    expect(step('Email').getByText('Pending')).toBeTruthy();
    expect(step('Birth date').getByText('Coming soon!')).toBeTruthy();
    expect(screen.getByText('New User')).toBeTruthy();
  });

  it('computes the score from the steps if the server has none', async () => {
    await open({ ...NEW, trustScore: 0 });
    expect(screen.getByRole('img', { name: 'Trust score: 40 of 100' })).toBeTruthy();
  });

  it('shows an error with a retry when the steps cannot be loaded', async () => {
    const { answers } = fakeApi({ 'GET /api/user/verification': [503, { message: 'Back in a minute.' }] });
    renderFor(ADA, <TrustDialog onClose={jest.fn()} onAddPicture={jest.fn()} />);
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.');
    answers['GET /api/user/verification'] = [200, NEW];
    await press('Try again');
    await screen.findByRole('list');
  });
});

it('an overdue review is marked as late', async () => {
  await open({ ...NEW, reviews: [review({ status: 'in_review', dueAt: '2026-01-07T05:00:00Z' })] });
  expect(step('ID document').getByText('Sorry, this is taking longer than usual.')).toBeTruthy();
});

it('an open step that was verified before shows it', async () => {
  await open({ ...NEW, reviews: [review({ status: 'approved' })] });
  expect(
    step('ID document').getByText('It changed after it was verified. Please send it again.'),
  ).toBeTruthy();
  expect(button('Upload ID')).toBeTruthy();
});

it.each([
  ['user', 'You withdrew it, and we deleted it. You can send a new one any time.'],
  [null, 'You withdrew it, and we deleted it. You can send a new one any time.'],
  ['deadline', "We couldn't check it in time, so we deleted it after 30 days. Sorry! Please send it again."],
  ['picture_changed', 'Your profile picture changed, so we deleted the photo. Please send a new one.'],
] as const)('a step whose review was withdrawn because of %s says so', async (withdrawalCause, words) => {
  await open({ ...NEW, reviews: [review({ kind: 'picture', status: 'withdrawn', withdrawalCause })] });
  expect(step('Profile picture').getByText(words)).toBeTruthy();
});

describe('a verified phone', () => {
  const ADA_WITH_PHONE = { ...ADA, isPhoneVerified: true, phoneNumber: '+14155550123', trustScore: 60 };

  it('is removed after a confirmation that names the points it costs', async () => {
    const { calls, answers } = await open(
      PHONE_DONE,
      { 'DELETE /api/user/verification/phone': [200, NEW] },
      ADA_WITH_PHONE,
    );
    await press('Remove phone');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove your phone?' }));
    expect(dialog.getByText(/You'll lose its 20 points, so your trust score will be 40\./)).toBeTruthy();
    answers['GET /api/user'] = [200, ADA];
    answers['GET /api/user/verification'] = [200, NEW];
    await userEvent.click(dialog.getByRole('button', { name: 'Remove phone' }));
    await waitFor(() => expect(toast().title).toBe('Phone removed'));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await waitFor(() => expect(step('Phone').getByText('Not verified yet')).toBeTruthy());
  });

  it('stays when the confirmation is declined or the removal fails', async () => {
    const { calls } = await open(
      PHONE_DONE,
      { 'DELETE /api/user/verification/phone': [503, {}] },
      ADA_WITH_PHONE,
    );
    await press('Remove phone');
    await press('Keep phone');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Remove phone');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove phone' }),
    );
    await waitFor(() => expect(toast().description).toMatch(/We couldn't remove your phone/));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});

it.each([
  ['id', 'unreadable', "We couldn't see it well enough."],
  ['id', 'mismatch', "The name or date of birth doesn't match your account."],
  ['id', 'expired', 'This document has expired.'],
  ['id', 'wrong_document', "We can't use this kind of document."],
  ['picture', 'mismatch', "We couldn't tell it's the same person as in your profile picture."],
  ['picture', 'not_a_person', "We couldn't see a face in it."],
  ['picture', 'other', "We couldn't accept it this time."],
] as const)('an %s rejected as %s shows the reason and can be sent again', async (kind, reason, words) => {
  const refused = review({ kind, status: 'rejected', reason });
  await open({ ...NEW, reviews: [refused] }, {}, { ...ADA, profileImageUrl: '/pictures/ada.webp' });
  const row = step(kind === 'id' ? 'ID document' : 'Profile picture');
  expect(row.getByText('Not accepted')).toBeTruthy();
  expect(row.getByText(words, { exact: false })).toBeTruthy();
  expect(row.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('a pending review is polled', async () => {
  jest.useFakeTimers();
  const { answers } = fakeApi({
    'GET /api/user/verification': [200, WITH_ID_IN_REVIEW],
    'GET /api/user': [200, ADA],
  });
  renderFor(ADA, <TrustDialog onClose={jest.fn()} onAddPicture={jest.fn()} />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  answers['GET /api/user/verification'] = [
    200,
    { ...NEW, reviews: [review({ status: 'rejected', reason: 'other' })] },
  ];
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(step('ID document').getByText('Not accepted')).toBeTruthy();
});

it('a decision is shown immediately in an open dialog', async () => {
  const { answers } = await open(WITH_ID_IN_REVIEW);
  expect(step('ID document').queryByText('Verified')).toBeNull();
  answers['GET /api/user/verification'] = [
    200,
    { ...NEW, trustScore: 60, steps: { ...NEW.steps, idDocument: true } },
  ];
  act(() => {
    FakeSocket.latest.open();
    FakeSocket.latest.say({ type: 'matches_changed' });
  });
  await step('ID document').findByText('Verified');
  expect(screen.getByRole('img', { name: 'Trust score: 60 of 100' })).toBeTruthy();
});

describe('the phone step', () => {
  it('is completed with the code that was sent', async () => {
    const { calls } = await open(NEW, {
      'POST /api/user/verification/phone/send': [200, { message: 'Code sent' }],
      'POST /api/user/verification/phone/verify': [200, PHONE_DONE],
    });
    await askForCode();
    const code = await screen.findByLabelText('Verification code');
    expect(button(/^Resend in \d+ s$/).disabled).toBe(true);
    await userEvent.type(code, '123 456');
    await waitFor(() => expect(toast().title).toBe('Phone Verified!'));
    expect(toast().description).toContain('+20 trust points added!');
    expect(step('Phone').getByText('Verified')).toBeTruthy();
    expect(step('Phone').getByText('••••0123')).toBeTruthy();
    expect(screen.getByText('Good Trust')).toBeTruthy();
    expect(calls.find(({ path }) => path.endsWith('/verify'))!.body).toEqual({
      phoneNumber: '+1 617 555 0123',
      code: '123456',
    });
  });

  it('requires a number to request a code, and six digits to verify it', async () => {
    const { calls } = await open(NEW);
    await press('Verify Phone');
    await press('Send Code');
    expect(step('Phone').getByText('Please enter your phone number.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Phone number'), '6175550123');
    await press('I have a code');
    await userEvent.type(screen.getByLabelText('Verification code'), '12345');
    await press('Verify');
    expect(step('Phone').getByText('Verification code must be 6 digits')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stays open after a wrong code', async () => {
    await open(NEW, {
      'POST /api/user/verification/phone/send': [200, { message: 'Code sent' }],
      'POST /api/user/verification/phone/verify': [400, { message: 'That code is not right.' }],
    });
    await askForCode();
    await userEvent.type(await screen.findByLabelText('Verification code'), '000000');
    await waitFor(() =>
      expect(toast()).toEqual({ title: 'Verification Failed', description: 'That code is not right.' }),
    );
    expect(step('Phone').getByText('Not verified yet')).toBeTruthy();
  });

  it('shows why a code cannot be sent, also beside the number', async () => {
    const message = "This number can't be used. Please try another one.";
    await open(NEW, {
      'POST /api/user/verification/phone/send': [409, { message, fields: { phoneNumber: message } }],
    });
    await askForCode();
    await waitFor(() => expect(toast()).toEqual({ title: 'Failed to Send Code', description: message }));
    expect(step('Phone').getByRole('alert').textContent).toBe(message);
  });
});

describe('the document step', () => {
  const file = (type: string, size = 1000) =>
    Object.defineProperty(new File(['x'], 'passport', { type }), 'size', { value: size });

  async function choose(chosen: File): Promise<void> {
    await press('Upload ID');
    await userEvent.upload(screen.getByLabelText('File of your ID document'), chosen, {
      applyAccept: false,
    });
  }

  it.each([
    [
      'a file of an unsupported type',
      file('text/plain'),
      'Please choose a JPEG, PNG or WebP picture or a PDF',
    ],
    [
      'a file that is too large',
      file('image/png', 10 * 1024 * 1024 + 1),
      'Please choose a file of at most 10 MB',
    ],
    [
      'an HEIC photo that the browser cannot convert',
      file('image/heic'),
      "This browser can't open HEIC pictures. Please choose a JPG or PNG.",
    ],
  ])('%s is rejected before the upload', async (_what, refused, complaint) => {
    await open(NEW);
    await choose(refused);
    await waitFor(() => expect(toast()).toEqual({ title: 'Upload Failed', description: complaint }));
    expect(step('ID document').getByRole('alert').textContent).toBe(complaint);
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  });

  it('previews and uploads a file, then shows the pending review', async () => {
    await open(NEW);
    await choose(file('image/png'));
    expect(screen.getByRole('img', { name: 'Preview of passport' })).toBeTruthy();
    await press('Send for review');
    expect(FakeUpload.last.path).toBe('/api/user/verification/id');
    expect([...FakeUpload.last.form!.keys()]).toEqual(['idDocument']);
    act(() => FakeUpload.last.hasSent(0.5));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    act(() => FakeUpload.last.hasSent(1));
    expect(screen.getByText('Checking the file...')).toBeTruthy();
    act(() => FakeUpload.last.answers(200, WITH_ID_IN_REVIEW));
    await waitFor(() => expect(toast().title).toBe('Sent for review'));
    expect(step('ID document').getByText(/^In review/)).toBeTruthy();
  });

  it('offers a retry after a network error', async () => {
    await open(NEW);
    await choose(file('application/pdf'));
    await press('Send for review');
    act(() => FakeUpload.last.breaksOff());
    await waitFor(() => expect(toast().title).toBe('Upload Failed'));
    await press('Send for review');
    expect(FakeUpload.all).toHaveLength(2);
  });

  it('cancels an upload without an error', async () => {
    await open(NEW);
    await choose(file('application/pdf'));
    await press('Send for review');
    await press('Cancel');
    await screen.findByRole('button', { name: 'Send for review' });
    expect(visibleToast()).toBeNull();
  });

  it('shows why a document was rejected, and accepts another one', async () => {
    await open({
      ...NEW,
      reviews: [review({ status: 'rejected', reason: 'mismatch', note: 'The year differs.' })],
    });
    const row = step('ID document');
    expect(row.getByText('Not accepted')).toBeTruthy();
    expect(row.getByText("The name or date of birth doesn't match your account.")).toBeTruthy();
    expect(row.getByText('From the reviewer: The year differs.')).toBeTruthy();
    await press('Try again');
    expect(screen.getByLabelText('File of your ID document')).toBeTruthy();
  });

  it('withdraws a pending review after a confirmation', async () => {
    const { calls } = await open(WITH_ID_IN_REVIEW, { 'DELETE /api/user/verification/id': [200, NEW] });
    await press('Withdraw');
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw your ID document?' }));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(step('ID document').getByText('Not verified yet')).toBeTruthy());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('errors without a message from the server', () => {
  it('use a fallback text for a code that cannot be sent and for a wrong one', async () => {
    const { answers } = await open(NEW, { 'POST /api/user/verification/phone/send': [500, {}] });
    await askForCode();
    await waitFor(() =>
      expect(toast()).toEqual({
        title: 'Failed to Send Code',
        description: "We couldn't send a code to this number. Please try again.",
      }),
    );
    answers['POST /api/user/verification/phone/send'] = [200, { message: 'Code sent' }];
    answers['POST /api/user/verification/phone/verify'] = [500, {}];
    await press('Send Code');
    await userEvent.type(await screen.findByLabelText('Verification code'), '000000');
    await press('Verify');
    await waitFor(() =>
      expect(toast()).toEqual({
        title: 'Verification Failed',
        description: "That code isn't right. Please try again.",
      }),
    );
  });

  it('use a fallback text for a file that cannot be uploaded', async () => {
    await open(NEW);
    await press('Upload ID');
    const passport = new File(['x'], 'passport', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('File of your ID document'), passport);
    await press('Send for review');
    act(() => FakeUpload.last.answers(500, {}));
    await waitFor(() =>
      expect(toast()).toEqual({
        title: 'Upload Failed',
        description: "We couldn't upload the file. Please try again.",
      }),
    );
  });
});

describe('the photo step', () => {
  it('requires a profile picture to compare with', async () => {
    const { onAddPicture } = await open(NEW);
    await press('Add a profile picture');
    expect(onAddPicture).toHaveBeenCalled();
  });

  it('has its file fields outside of the accessibility tree, where their buttons stand for them', async () => {
    await open(NEW);
    await press('Upload ID');
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
    expect(fields.map(({ hidden }) => hidden)).toEqual([true, true]);
  });

  it('accepts pictures only, from the front camera if there is one', async () => {
    await open(NEW, {}, { ...ADA, profileImageUrl: '/pictures/ada.webp' });
    await press('Upload photo');
    expect(screen.getByLabelText<HTMLInputElement>('File of your photo').accept).toBe(
      'image/jpeg,image/png,image/webp',
    );
    const camera = document.querySelector('input[capture]')!;
    expect(camera.getAttribute('capture')).toBe('user');
  });
});
