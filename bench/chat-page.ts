import { type Browser, chromium, type Page } from '@playwright/test';
import { type BuiltProduct, startBuiltProduct } from '../test/support/browser/built-product.js';
import { findChromium } from '../test/support/browser/chromium.js';
import prepareOnce from '../test/support/browser/global-setup.js';
import type { APerson } from '../test/support/http/a-person.js';
import { aTableOf } from '../test/support/http/a-table.js';

const MESSAGES = 1000;
/** CPU throttling factor of a cheap phone. */
const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 780 };
const WORDS =
  'I could bring a cake or two and somebody else brings plates and a knife if there is one '.split(' ');

/**
 * Prints how a chat of a thousand messages performs on a slow phone: interaction latency, layout shifts and frame
 * times.
 */
export async function benchChatPage(): Promise<void> {
  const stopDatabase = await prepareOnce();
  const product = await startBuiltProduct();
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const { matchId, people } = await aTableOf(product);
    await people[0]!.answerSurvey();
    await talk(people, matchId);
    await measure(await open(browser, product, people[0]!, matchId));
  } finally {
    await browser.close();
    await product.stop();
    await stopDatabase();
  }
}

async function talk(people: readonly APerson[], matchId: number): Promise<void> {
  const sockets = await Promise.all(people.map(async (person) => (await person.connect()).joinRoom(matchId)));
  for (let index = 0; index < MESSAGES; index++) {
    const socket = sockets[Math.floor(index / 3) % sockets.length]!;
    const message = `${index}: ${WORDS.slice(0, 1 + ((index * 7) % WORDS.length)).join(' ')}`;
    socket.send({ type: 'chat_message', matchId, userId: 0, message, clientId: String(index) });
    await socket.waitFor('message_sent', (frame) => frame.clientId === String(index));
  }
  for (const socket of sockets) socket.close();
}

async function open(
  browser: Browser,
  product: BuiltProduct,
  reader: APerson,
  matchId: number,
): Promise<Page> {
  await reader.post(`/api/matches/${matchId}/read`, { messageId: 2_147_483_647 });
  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE });
  await context.addCookies([{ ...reader.sessionCookie, url: product.url }]);
  const page = await context.newPage();
  await page.goto(`/chat/${matchId}`);
  await page.getByText(`${MESSAGES - 1}: `).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(OBSERVE);
  return page;
}

/** Collects interaction, layout shift and frame times in the page. */
const OBSERVE = `
  window.seen = { interactions: new Map(), shift: 0, frames: [] };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift' });
  (function frame(before) {
    requestAnimationFrame((now) => { seen.frames.push(now - before); frame(now); });
  })(performance.now());
  undefined`;

/** @returns the measurements since the last call, in milliseconds */
const TAKE = `(() => {
  const { interactions, shift, frames } = seen;
  Object.assign(seen, { shift: 0, frames: [] });
  seen.interactions = new Map();
  const sorted = frames.sort((a, b) => a - b);
  const inTurn = [...interactions.values()].sort((a, b) => a - b);
  return {
    interactions: inTurn.length,
    'INP (ms)': inTurn.at(-1) ?? 0,
    'frame p95 (ms)': Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    'longest frame (ms)': Math.round(sorted.at(-1) ?? 0),
    'layout shift': Number(shift.toFixed(4)),
  };
})()`;

async function measure(page: Page): Promise<void> {
  const log = page.getByRole('log');
  const field = page.getByLabel('Message', { exact: true });
  const figures: Record<string, unknown> = {};
  const step = async (name: string, act: () => Promise<void>) => {
    await page.evaluate('seen.frames = []');
    await act();
    await page.waitForTimeout(500);
    figures[name] = await page.evaluate(TAKE);
  };
  const box = (await log.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const wheel = async (by: number, times: number) => {
    for (let turn = 0; turn < times; turn++) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(16);
    }
  };
  await step('scroll back to the first message', async () => {
    for (let tries = 0; tries < 200 && (await page.getByText('0: I', { exact: true }).count()) === 0; tries++)
      await wheel(-250, 10);
  });
  await step('scroll through all of them', () => wheel(1500, 60));
  await step('keys in the log', async () => {
    await log.focus();
    for (const key of ['PageUp', 'PageUp', 'PageUp', 'Home', 'PageDown', 'End'])
      await page.keyboard.press(key);
  });
  await step('write and send', async () => {
    await field.click();
    await page.keyboard.type('On my way, with cake');
    await page.keyboard.press('Enter');
    await page.getByText('Sending...').waitFor({ state: 'hidden' });
  });
  await step('emoji and menu', async () => {
    await page.getByRole('button', { name: 'Add an emoji' }).click();
    await page.getByRole('button', { name: '🍰' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.keyboard.press('Escape');
  });
  console.log(
    `\nChat page: ${await log.getByRole('listitem').count()} lines, processor slowed down ${CPU_SLOWDOWN} times`,
  );
  console.table(figures);
}
