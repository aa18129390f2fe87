/**
 * Takes the screenshots of the README from the demo.
 *
 * npm run screenshots [-- app|meetups|console]
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../test/support/browser/chromium.js';
import { type BuiltProduct, startBuiltProduct } from '../test/support/browser/built-product.js';
import { matchesOf } from '../test/support/http/a-table.js';
import { build } from './build.js';
import { photographConsole } from './console-pictures.js';
import { open, demoUser, usernameOf, usernameWhere } from './demo-users.js';
import { photographMeetups } from './meetup-pictures.js';
import { DESKTOP, FOLDER, PHONE, photograph } from './photograph.js';

/** Messages of the other members in rotation; the last one is sent by the signed-in user. */
const TALK = [
  'Hi all! Has anyone been to the bakery on Liberty Street?',
  'Twice this week. Their cardamom buns are dangerous.',
  'Sold. I will keep us a table by the window.',
];

/** Sends the messages to the user's table. @returns the match id */
async function letThemTalk(product: BuiltProduct, username: string): Promise<number> {
  const person = await demoUser(product, username);
  const [match] = await matchesOf(person, (matches) => matches.length > 0);
  const others = await Promise.all(
    match!.users.map(({ firstName }) => demoUser(product, usernameOf(firstName))),
  );
  for (const [turn, message] of TALK.entries()) {
    const speaker = turn === TALK.length - 1 ? person : others[turn % 2]!;
    const socket = await (await speaker.connect()).joinRoom(match!.id);
    socket.send({ type: 'chat_message', matchId: match!.id, userId: 0, message });
    await socket.waitFor('message_sent');
    socket.close();
  }
  return match!.id;
}

async function photographApp(browser: Browser, product: BuiltProduct): Promise<void> {
  const seated = usernameWhere(product, 'sits at a table');
  const matchId = await letThemTalk(product, seated);

  const visitor = await open(browser, product, PHONE);
  await visitor.getByRole('link', { name: 'Get Started' }).waitFor();
  await photograph(visitor, 'landing-phone');

  const asking = await open(browser, product, PHONE, usernameWhere(product, 'is ready to ask'));
  await asking.getByRole('button', { name: 'Cafe Group' }).click();
  const dialog = asking.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Sat/ }).first().check();
  await dialog.getByLabel('1:00 PM (Lunch)').check();
  await photograph(asking, 'request-phone');

  for (const [device, options] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    const page = await open(browser, product, options, seated);
    await page.getByText('Match Found').waitFor();
    await photograph(page, `home-${device}`);
    await page.goto('/matches');
    await page.getByText('Table of 5').waitFor();
    await photograph(page, `matches-${device}`);
    await page.goto('/browse');
    await page.getByRole('article').first().waitFor();
    await photograph(page, `browse-${device}`);
    await page.goto(`/chat/${matchId}`);
    await page.getByText(TALK.at(-1)!).waitFor();
    await photograph(page, `chat-${device}`);
  }
}

const wanted = process.argv[2];
await build();
await mkdir(FOLDER, { recursive: true });
const { executablePath, args, env } = await findChromium();
const product = await startBuiltProduct({ args: ['--demo'] });
const browser = await chromium.launch({
  executablePath,
  args: [...args],
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const photographs = { app: photographApp, meetups: photographMeetups, console: photographConsole };
  for (const [name, take] of Object.entries(photographs)) {
    if (!wanted || wanted === name) await take(browser, product);
  }
} finally {
  await browser.close();
  await product.stop();
}
