import { fireEvent, render, screen } from '@testing-library/react';
import { Logo } from '../../../../web-user/src/shared/ui/Logo.js';

afterEach(() => document.querySelectorAll('meta').forEach((meta) => meta.remove()));

function pageWithLogo(isTransparent: boolean): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'logo', content: '/api/appearance/logo/ab12' });
  Object.assign(meta.dataset, { width: '640', height: '80', transparent: String(isTransparent) });
  document.head.append(meta);
}

it('without a logo of the community there is the mark with the name', () => {
  const { container } = render(<Logo />);
  expect(container.textContent).toBe('Tablemates');
  expect(screen.queryByRole('img')).toBeNull();
});

it('the logo of the community has the name as its text, and fits a phone', () => {
  pageWithLogo(false);
  const { container } = render(<Logo />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Tablemates' });
  expect([picture.width, picture.height]).toEqual([176, 22]);
  expect(container.textContent).toBe('');
});

it('a transparent logo has a light ground in every mode', () => {
  pageWithLogo(true);
  render(<Logo />);
  expect(screen.getByRole('img').parentElement!.className).toContain('bg-on-facade');
});

it('a logo whose file is not found is replaced by the mark with the name', () => {
  pageWithLogo(false);
  const { container } = render(<Logo />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('Tablemates');
});
