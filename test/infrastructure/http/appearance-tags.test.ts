import { readFileSync } from 'node:fs';
import { withAppearance } from '../../../src/infrastructure/http/appearance-tags.js';

const PAGE = readFileSync('web-user/index.html', 'utf8');
const LOGO = { key: 'logos/a', digest: 'ab12', width: 640, height: 160, isTransparent: true };

it('the page of the product as shipped is not changed', () => {
  expect(withAppearance(PAGE, { palette: 'tomato', logo: null })).toBe(PAGE);
});

it('a palette replaces the tokens of both modes and the color of the browser', () => {
  const page = withAppearance(PAGE, { palette: 'navy', logo: null });
  const [, light, dark] = /html:root\{(.*?)\}@media \(prefers-color-scheme:dark\)\{html:root\{(.*?)\}\}/.exec(
    page,
  )!;
  expect(light).toBe(
    '--tomato:#1a3a8f;--tomato-deep:#16317a;--tomato-soft:#dfe2e8;--on-tomato:#fffdf7;--cloth:#7588bb',
  );
  expect(dark).toContain('--tomato:#7c8ebf;');
  expect(page.match(/name="theme-color" content="#1a3a8f"/g)).toHaveLength(2);
  expect(page).toContain('.bg-facade :focus-visible{outline-color:var(--butter)}</style></head>');
  expect(page).not.toContain('name="logo"');
});

it('a logo is named with its size, and the rest of the page stays as it is', () => {
  const tag =
    '<meta name="logo" content="/api/appearance/logo/ab12" data-width="640" data-height="160" data-transparent="true" />';
  const page = withAppearance(PAGE, { palette: 'tomato', logo: LOGO });
  expect(page).toContain(`${tag}</head>`);
  expect(page.replace(tag, '')).toBe(PAGE);
});
