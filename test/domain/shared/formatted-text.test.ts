import {
  type FormattedText,
  formattedTextFrom,
  plainTextOf,
} from '../../../src/domain/shared/formatted-text.js';

/** Spans as short marks: bold in `*`, links as `label->address`. */
const marked = (text: FormattedText): string[] =>
  text.map((spans) =>
    spans
      .map(({ text: said, isBold, href }) => `${isBold ? `*${said}*` : said}${href ? `->${href}` : ''}`)
      .join('|'),
  );
const read = (markdown: string): string[] => marked(formattedTextFrom(markdown));

describe('a formatted text', () => {
  it('has paragraphs, bold and links', () =>
    expect(read('Hi **all**,\n\nsee [the page](https://example.org/a?b=1#c) now.\nBye')).toEqual([
      'Hi |*all*|,',
      'see |the page->https://example.org/a?b=1#c| now.\nBye',
    ]));

  it('is bold in and around links', () =>
    expect(read('**[a](http://example.org)** [**b**](http://example.org) [c](http://example.org)')).toEqual([
      '*a*->http://example.org| |*b*->http://example.org| |c->http://example.org',
    ]));

  it('ignores empty lines, spaces around paragraphs and the line breaks of Windows', () => {
    expect(read('\r\n  one\r\n \t\r\n\r\n\r\ntwo  \n')).toEqual(['one', 'two']);
    expect(read(' \n ')).toEqual([]);
  });

  it.each(['a ** b', '**a** b **', 'a **', '****'])(
    'keeps a mark without a partner as text: %s',
    (markdown) => {
      expect(read(markdown).join('').replace(/[*|]/g, '')).toBe(markdown.replaceAll('*', ''));
      expect(plainTextOf(formattedTextFrom(markdown)).match(/\*\*/g)?.length ?? 0).toBe(
        markdown.match(/\*\*/g)!.length % 2,
      );
    },
  );

  it.each([
    ...['[x](javascript:alert(1))', '[x](JavaScript:alert`1`)', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ...['[x](//example.org)', '[x](/admin)', '[x](https://user:secret@example.org)'],
    '[x](https://example.org" onmouseover="alert(1))',
    ...["[x](https://example.org' onmouseover='alert(1))", '[x](https://example.org/<script>)'],
    ...['[x](https://example.org/ a)', '[x](https://example.org\n/a)', '[x](ht\ttps://example.org)'],
    ...['[x](https:\\\\example.org)', '[x](https://bücher.example)', '[x](mailto:a@example.org)'],
    ...['[](https://example.org)', '![x](javascript:alert(1))', '# Title', '- item'],
    ...['<b>x</b> &amp; <a href="https://example.org">y</a>', '`code` _it_ ~~no~~'],
  ])('leaves all else as it was written, without a link: %j', (markdown) => {
    const [spans = []] = formattedTextFrom(markdown);
    expect(spans.map(({ text }) => text).join('')).toBe(markdown);
    expect(spans.filter(({ href, isBold }) => href !== null || isBold)).toEqual([]);
  });

  it('makes one link of the inner one of nested brackets', () =>
    expect(read('[a [b](https://example.org) c](javascript:alert(1))')).toEqual([
      '[a |b->https://example.org| c](javascript:alert(1))',
    ]));

  it('is plain text with the address after the label, and an address that is its own label once', () => {
    const text = formattedTextFrom(
      'See [**our** page](https://example.org/a).\n\n[https://example.org](https://example.org)',
    );
    expect(plainTextOf(text)).toBe('See our page (https://example.org/a).\n\nhttps://example.org');
  });

  it.each(['[', '[a](', '**', '[a](http://', '[a](http://a', 'a.', '\n \n', '[a](https://example.org/'])(
    'is read at once, however often it has %j',
    (part) => {
      const start = performance.now();
      formattedTextFrom(part.repeat(4000 / part.length));
      formattedTextFrom(`[a](https://${part.repeat(4000 / part.length)}`);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});
