import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveUpdates } from '../../../../web-user/src/app/LiveUpdates.js';
import { TrustDialog } from '../../../../web-user/src/features/trust-score/TrustDialog.js';
import type { Review, Verification } from '../../../../web-user/src/shared/api/types.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { button, press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { FakeUpload } from '../../../support/web/fake-upload.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast, toast } from '../../../support/web/toasts.js';

const SEND = 'POST /api/user/verification/phone/send';
const VERIFY = 'POST /api/user/verification/phone/verify';
const SENT: Answers = { [SEND]: [200, { message: 'Code sent' }] };

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
  FakeUpload.install();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

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

const step = (name: string) => within(screen.getByRole('listitem', { name }));
const says = (name: string, ...texts: Array<string | RegExp>) =>
  texts.forEach((text) => expect(step(name).getByText(text)).toBeTruthy());

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
    for (const name of ['Email', 'Birth date']) says(name, 'Verified');
    says('Phone', 'Not verified yet');
    says('ID document', "In review. You'll hear by Tue, Nov 24");
  });

  it('labels an unverified email as pending and an unverified birth date as coming soon', async () => {
    await open({ ...NEW, trustScore: 0, steps: { ...NEW.steps, email: false, birthDate: false } });
    says('Email', 'Pending');
    says('Birth date', 'Coming soon!');
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

const WITHDRAWN = { kind: 'picture', status: 'withdrawn' } as const;
const REJECTED = { kind: 'id', status: 'rejected' } as const;

it.each<[Partial<Review>, ...words: Array<string | RegExp>]>([
  [{ status: 'in_review', dueAt: '2026-01-07T05:00:00Z' }, 'Sorry, this is taking longer than usual.'],
  [{ status: 'approved' }, 'It changed after it was verified. Please send it again.', 'Upload ID'],
  ...(['user', null] as const).map((withdrawalCause): [Partial<Review>, string] => [
    { ...WITHDRAWN, withdrawalCause },
    'You withdrew it, and we deleted it. You can send a new one any time.',
  ]),
  [
    { ...WITHDRAWN, withdrawalCause: 'deadline' },
    "We couldn't check it in time, so we deleted it after 30 days. Sorry! Please send it again.",
  ],
  [
    { ...WITHDRAWN, withdrawalCause: 'picture_changed' },
    'Your profile picture changed, so we deleted the photo. Please send a new one.',
  ],
  [{ ...REJECTED, reason: 'unreadable' }, /^We couldn't see it well enough\./, 'Not accepted', 'Try again'],
  [
    { ...REJECTED, reason: 'mismatch', note: 'The year differs.' },
    "The name or date of birth doesn't match your account.",
    'From the reviewer: The year differs.',
  ],
  [{ ...REJECTED, reason: 'expired' }, /^This document has expired\./],
  [{ ...REJECTED, reason: 'wrong_document' }, /^We can't use this kind of document\./],
  [
    { ...REJECTED, kind: 'picture', reason: 'mismatch' },
    /^We couldn't tell it's the same person as in your profile picture\./,
    'Not accepted',
    'Try again',
  ],
  [{ ...REJECTED, kind: 'picture', reason: 'not_a_person' }, /^We couldn't see a face in it\./],
  [{ ...REJECTED, kind: 'picture', reason: 'other' }, /^We couldn't accept it this time\./],
])('a step with the review %j says so', async (fields, ...words) => {
  await open({ ...NEW, reviews: [review(fields)] }, {}, { ...ADA, profileImageUrl: '/pictures/ada.webp' });
  says(fields.kind === 'picture' ? 'Profile picture' : 'ID document', ...words);
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
    await expectToast('Phone removed');
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
  says('ID document', 'Not accepted');
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
    const { calls } = await open(NEW, { ...SENT, [VERIFY]: [200, PHONE_DONE] });
    await askForCode();
    const code = await screen.findByLabelText('Verification code');
    expect(button(/^Resend in \d+ s$/).disabled).toBe(true);
    await userEvent.type(code, '123 456');
    await expectToast('Phone Verified!');
    expect(toast().description).toContain('+20 trust points added!');
    says('Phone', 'Verified', '••••0123');
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
    says('Phone', 'Please enter your phone number.');
    await userEvent.type(screen.getByLabelText('Phone number'), '6175550123');
    await press('I have a code');
    await userEvent.type(screen.getByLabelText('Verification code'), '12345');
    await press('Verify');
    says('Phone', 'Verification code must be 6 digits');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stays open after a wrong code', async () => {
    await open(NEW, { ...SENT, [VERIFY]: [400, { message: 'That code is not right.' }] });
    await askForCode();
    await userEvent.type(await screen.findByLabelText('Verification code'), '000000');
    await expectToast('Verification Failed', 'That code is not right.');
    says('Phone', 'Not verified yet');
  });

  it('shows why a code cannot be sent, also beside the number', async () => {
    const message = "This number can't be used. Please try another one.";
    await open(NEW, { [SEND]: [409, { message, fields: { phoneNumber: message } }] });
    await askForCode();
    await expectToast('Failed to Send Code', message);
    expect(step('Phone').getByRole('alert').textContent).toBe(message);
  });
});

describe('the document step', () => {
  const file = (type: string, size = 1000) =>
    Object.defineProperty(new File(['x'], 'passport', { type }), 'size', { value: size });

  async function choose(chosen: File): Promise<void> {
    await press('Upload ID');
    await userEvent.upload(screen.getByLabelText('File of your ID document'), chosen, { applyAccept: false });
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
    await expectToast('Upload Failed', complaint);
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
    await expectToast('Sent for review');
    says('ID document', /^In review/);
  });

  it('offers a retry after a network error', async () => {
    await open(NEW);
    await choose(file('application/pdf'));
    await press('Send for review');
    act(() => FakeUpload.last.breaksOff());
    await expectToast('Upload Failed');
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

  it('accepts another one after a rejection', async () => {
    await open({ ...NEW, reviews: [review({ status: 'rejected', reason: 'mismatch' })] });
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
    const { answers } = await open(NEW, { [SEND]: [500, {}] });
    await askForCode();
    await expectToast('Failed to Send Code', "We couldn't send a code to this number. Please try again.");
    Object.assign(answers, SENT, { [VERIFY]: [500, {}] });
    await press('Send Code');
    await userEvent.type(await screen.findByLabelText('Verification code'), '000000');
    await press('Verify');
    await expectToast('Verification Failed', "That code isn't right. Please try again.");
  });

  it('use a fallback text for a file that cannot be uploaded', async () => {
    await open(NEW);
    await press('Upload ID');
    const passport = new File(['x'], 'passport', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('File of your ID document'), passport);
    await press('Send for review');
    act(() => FakeUpload.last.answers(500, {}));
    await expectToast('Upload Failed', "We couldn't upload the file. Please try again.");
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
