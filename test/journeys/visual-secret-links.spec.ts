import { LANGUAGES } from '../../src/domain/shared/language.js';
import { KeyboardOnly } from '../support/browser/keyboard-only.js';
import { secretPagesIn } from '../support/browser/secret-pages.js';
import { flawsIn, NARROW_LOOKS, TWO_LOOKS, WIDTHS } from '../support/browser/visual-checks.js';
import { expect, test } from '../support/browser/test.js';

/** A script that replaces the document, which keeps axe; loading each page would compile it again. */
const scriptShowing = (language: string, html: string): string => {
  const inner = html.replace(/^[\s\S]*?<html[^>]*>|<\/html>\s*$/g, '');
  return `document.documentElement.lang = ${JSON.stringify(language)};
    document.documentElement.innerHTML = ${JSON.stringify(inner)};`;
};

test('the pages behind links of mails and of plans have no visual flaws in any state and language', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>Empty</title>');
  for (const language of LANGUAGES)
    for (const look of { en: TWO_LOOKS, de: NARROW_LOOKS, es: WIDTHS, fr: WIDTHS }[language])
      for (const [name, html] of secretPagesIn(language)) {
        await page.evaluate(scriptShowing(language, html));
        const what = `${name}, ${language}, ${look.colorScheme}, ${look.viewport.width} px`;
        expect.soft(await flawsIn(page, look), what).toEqual([]);
        // A time such as "4:30 p. m." has a period of its own.
        expect.soft(html, what).not.toContain('m..');
      }
  await context.close();
});

test('whether a member is home safe is answered by keyboard alone', async ({ browser }) => {
  const context = await browser.newContext();
  const sent: string[] = [];
  const pages = new Map(secretPagesIn('en'));
  await context.route('**/*', (route) => {
    const request = route.request();
    if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData()}`);
    const name = request.method() === 'POST' ? 'home safe? no' : 'home safe?';
    return route.fulfill({ contentType: 'text/html', body: pages.get(name)! });
  });
  const page = await context.newPage();
  await page.goto('http://localhost/');
  const keys = new KeyboardOnly(page);
  await keys.reach(page.getByRole('radio', { name: "Yes, I'm home" }));
  await keys.press('ArrowDown', page.getByRole('radio', { name: "Yes, I'm home" }));
  const send = page.getByRole('button', { name: 'Send my answer' });
  await keys.reach(send);
  await keys.press('Enter', send);
  await keys.type('They followed me', page.getByLabel('What happened? (optional)'));
  const no = page.getByRole('button', { name: 'Tell the moderators' });
  await keys.reach(no);
  await expect(no).toHaveCSS('outline-style', 'solid');
  await keys.press('Enter', no);
  await expect
    .poll(() => sent)
    .toEqual([
      expect.stringMatching(/\/h\/\w+ reply=no$/),
      expect.stringMatching(/\/h\/\w+\/no note=They\+followed\+me$/),
    ]);
  await context.close();
});

test('the product sends these pages with their style, in the language of the browser', async ({
  openBrowser,
  town,
  forgive,
}) => {
  const { matchId, people } = await town.table();
  const { body } = await people[0]!.expect('POST', `/api/matches/${matchId}/shared-plan`, 200);
  const unknown = ['/p/', '/h/', '/a/', '/u/'].map((path) => path + 'x'.repeat(26));
  // Each page in one language, because all of them choose it by the same rule.
  for (const [index, language] of LANGUAGES.entries()) {
    const page = await openBrowser({ locale: language });
    forgive(/status of 404/);
    for (const path of [String(body.path), unknown[index]!]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main')).toHaveCSS('border-top-left-radius', '20px');
    }
  }
  expect(unknown).toHaveLength(LANGUAGES.length);
});
