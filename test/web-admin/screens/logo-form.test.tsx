import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LogoForm } from '../../../web-admin/src/features/community/LogoForm.js';
import { renderConsolePage } from '../../support/web/render-console-page.js';

const LOGO = { path: '/api/appearance/logo/ab12', width: 640, height: 160, isTransparent: true };
const onUpload = jest.fn<(file: File) => void>();
const onRemove = jest.fn<() => void>();

function open(logo: typeof LOGO | null) {
  onUpload.mockClear();
  renderConsolePage(
    <LogoForm logo={logo} isBusy={false} error={null} onUpload={onUpload} onRemove={onRemove} />,
    () => ({}),
  );
}

const choose = (bytes: number) => {
  const file = new File([new Uint8Array(bytes)], 'crest.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
  return file;
};

it('uploads a chosen picture, and refuses one of more than 1 MB before it is sent', () => {
  open(null);
  expect(screen.getByText('There is no logo of your own yet.')).toBeTruthy();
  choose(1024 * 1024 + 1);
  expect(screen.getByRole('alert').textContent).toBe('Please choose a picture of at most 1 MB.');
  expect(onUpload).not.toHaveBeenCalled();
  const file = choose(1024);
  expect(onUpload).toHaveBeenCalledWith(file);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('shows the logo in its proportions, at most 176 by 40 pixels', () => {
  open(LOGO);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Your logo' });
  expect([picture.width, picture.height]).toEqual([160, 40]);
});

it('removes the logo after a question', async () => {
  open(LOGO);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
  expect(onRemove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog').querySelector('button:last-of-type')!);
  await waitFor(() => expect(onRemove).toHaveBeenCalledTimes(1));
});
