import { expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccentColorForm } from '../../../web-admin/src/features/appearance/AccentColorForm.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

const onSave = jest.fn<(color: string | null) => void>();

function open(saved: string | null, error: string | null = null) {
  onSave.mockClear();
  render(
    <ThemeProvider theme={lightTheme}>
      <AccentColorForm saved={saved} isBusy={false} error={error} onSave={onSave} />
    </ThemeProvider>,
  );
}

async function write(color: string) {
  const field = screen.getByRole('textbox', { name: 'Color' });
  await userEvent.clear(field);
  await userEvent.type(field, color);
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save color' });

it('shows the original color, which needs no saving, in light and in dark mode', () => {
  open(null);
  expect(screen.getByRole('status').textContent).toBe('This is the original color.');
  expect(save().disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Use the original color' })).toBeNull();
  expect(screen.getAllByRole('img').map((sample) => sample.getAttribute('aria-label'))).toEqual([
    'Preview, Light mode',
    'Preview, Dark mode',
  ]);
});

it('saves a color that can be read everywhere, and shows its contrast', async () => {
  open(null);
  await write('#1A3A8F');
  expect(screen.getByRole('status').textContent).toBe('This color can be read everywhere.');
  const row = screen.getByRole('row', { name: /^Text on buttons/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['10.09 to 1', '5.2 to 1']);
  await userEvent.click(save());
  expect(onSave).toHaveBeenCalledWith('#1a3a8f');
});

it('explains why a light color is refused, and takes the nearest one that works', async () => {
  open('#1a3a8f');
  await write('#ffd400');
  expect(screen.getByRole('status').textContent).toContain('too light to be read everywhere');
  expect(screen.getByText('Text on buttons, Light mode: 1.4 to 1, and it takes 4.5 to 1.')).toBeTruthy();
  expect(screen.queryByText(/Dark mode: /)).toBeNull();
  expect(save().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Use #8a7300 instead' }));
  await userEvent.click(save());
  expect(onSave).toHaveBeenCalledWith('#8a7300');
});

it('refuses what is not a color, also with the Enter key', async () => {
  open('#1a3a8f');
  await write('blue{Enter}');
  expect(screen.getByText(/^Please write the color as #/)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('goes back to the original color, and shows what went wrong', async () => {
  open('#1a3a8f', 'Someone else has just changed the appearance.');
  expect(screen.getByRole('alert').textContent).toBe('Someone else has just changed the appearance.');
  await userEvent.click(screen.getByRole('button', { name: 'Use the original color' }));
  expect(onSave).toHaveBeenCalledWith(null);
});
