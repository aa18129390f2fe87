/**
 * Takes the screenshots of the README from the demo.
 *
 * npm run screenshots [-- app|meetups|console]
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../test/support/browser/chromium.js';
import prepareOnce from '../test/support/browser/global-setup.js';
import { type BuiltProduct, startBuiltProduct } from '../test/support/browser/built-product.js';
import { matchesOf } from '../test/support/http/a-table.js';
import { screenshotConsole } from './console-screenshots.js';
import { open, demoUser, usernameOf, usernameWhere } from './demo-users.js';
import { screenshotMeetups } from './meetup-screenshots.js';
import { DESKTOP, FOLDER, PHONE, takeScreenshot } from './take-screenshot.js';

/** Messages of the other members in rotation; the last one is sent by the signed-in user. */
const MESSAGES = [
  'Hi all! Has anyone been to the bakery on Liberty Street?',
  'Twice this week. Their cardamom buns are dangerous.',
  'Sold. I will keep us a table by the window.',
];

/** Sends the messages to the user's table. @returns the match id */
async function sendMessages(product: BuiltProduct, username: string): Promise<number> {
  const person = await demoUser(product, username);
  const [match] = await matchesOf(person, (matches) => matches.length > 0);
  const others = await Promise.all(
    match!.users.map(({ firstName }) => demoUser(product, usernameOf(firstName))),
  );
  for (const [turn, message] of MESSAGES.entries()) {
    const speaker = turn === MESSAGES.length - 1 ? person : others[turn % 2]!;
    const socket = await (await speaker.connect()).joinRoom(match!.id);
    socket.send({ type: 'chat_message', matchId: match!.id, userId: 0, message });
    await socket.waitFor('message_sent');
    socket.close();
  }
  return match!.id;
}

async function screenshotApp(browser: Browser, product: BuiltProduct): Promise<void> {
  const seated = usernameWhere(product, 'sits at a table');
  const matchId = await sendMessages(product, seated);

  const visitor = await open(browser, product, PHONE);
  await visitor.getByRole('link', { name: 'Get Started' }).waitFor();
  await takeScreenshot(visitor, 'landing-phone');

  const phone = await open(browser, product, PHONE, seated);
  await phone.getByText('Match Found').waitFor();
  await takeScreenshot(phone, 'home-phone');
  await phone.goto('/matches');
  await phone.getByText('Table of 5').waitFor();
  await takeScreenshot(phone, 'matches-phone');
  await phone.goto(`/chat/${matchId}`);
  await phone.getByText(MESSAGES.at(-1)!).waitFor();
  await takeScreenshot(phone, 'chat-phone');

  const desktop = await open(browser, product, DESKTOP, seated);
  await desktop.goto('/browse');
  await desktop.getByRole('article').first().waitFor();
  await takeScreenshot(desktop, 'browse-desktop');
}

const wanted = process.argv[2];
const stopDatabase = await prepareOnce();
await mkdir(FOLDER, { recursive: true });
const { executablePath, args, env } = await findChromium();
const product = await startBuiltProduct({ args: ['--demo'] });
const browser = await chromium.launch({
  executablePath,
  args: [...args],
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const screenshots = { app: screenshotApp, meetups: screenshotMeetups, console: screenshotConsole };
  for (const [name, take] of Object.entries(screenshots)) {
    if (!wanted || wanted === name) await take(browser, product);
  }
} finally {
  await browser.close();
  await product.stop();
  await stopDatabase();
}
