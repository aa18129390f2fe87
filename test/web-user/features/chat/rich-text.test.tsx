import { render, screen } from '@testing-library/react';
import { richText } from '../../../../web-user/src/features/chat/rich-text.js';

const show = (text: string) => render(<p data-testid="message">{richText(text)}</p>);
const links = () => screen.queryAllByRole<HTMLAnchorElement>('link');

describe('a message', () => {
  it('renders https URLs as links without a referrer', () => {
    show('See https://example.org/menu?a=1&b=2. Or (https://example.org/b)!');
    expect(links().map(({ href }) => href)).toEqual([
      'https://example.org/menu?a=1&b=2',
      'https://example.org/b',
    ]);
    expect(links()[0]).toMatchObject({ target: '_blank', rel: 'noopener noreferrer nofollow' });
    expect(screen.getByTestId('message').textContent).toBe(
      'See https://example.org/menu?a=1&b=2. Or (https://example.org/b)!',
    );
  });

  it.each([
    ['https://en.wikipedia.org/wiki/Curtain_(disambiguation)', ''],
    ['https://en.wikipedia.org/wiki/Curtain_(disambiguation)', ').'],
    ['https://example.org/a[1]', '!'],
    ['https://example.org/(a)(b)', '))'],
    ['https://example.org/menu', '。'],
    ['https://example.org/menu', '）'],
  ])('links %s without the %j that follows it', (address, after) => {
    show(`(${address}${after}`);
    expect(links().map(({ href }) => decodeURI(href))).toEqual([address]);
    expect(screen.getByTestId('message').textContent).toBe(`(${address}${after}`);
  });

  it.each([
    ['https://аpple.com/login', 'https://xn--pple-43d.com/login'],
    ['https://аррӏе.com:8443/?a', 'https://xn--80ak6aa92e.com:8443/?a'],
    ['https://пример.рф/a', 'https://пример.рф/a'],
    ['https://bücher.example', 'https://bücher.example'],
    ['https://例え.jp/メニュー', 'https://例え.jp/メニュー'],
  ])('shows %s as %s', (typed, shown) => {
    show(typed);
    expect(links()[0]!.textContent).toBe(shown);
    expect(links()[0]!.hostname).toMatch(/^[a-z0-9.-]+$/);
  });

  it.each([
    '<img src=x onerror=alert(1)> <b>bold</b>',
    'javascript:alert(1)',
    'http://example.org',
    'https://bank.example@elsewhere.example/login',
    'https://localhost/',
    'https://',
    'https://?',
    'https://"><script>alert(1)</script>',
  ])('renders a misleading URL as plain text: %s', (text) => {
    show(text);
    expect(links()).toEqual([]);
    expect(screen.getByTestId('message').textContent).toBe(text);
    expect(screen.getByTestId('message').querySelector('img,b,script')).toBeNull();
  });
});
