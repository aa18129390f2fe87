import type { Page } from '@playwright/test';
import { expectNoEnglish } from '../support/browser/english-texts.js';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoVisualFlaws, NARROW_LOOKS, WIDTHS } from '../support/browser/visual-checks.js';
import { startTileStub } from '../support/browser/maps.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { aRequestBody } from '../support/http/a-table.js';

const looks = WIDTHS;

/** A screen in German: no English text, and no visual flaw on the narrowest phone. */
async function expectGoodGerman(page: Page, what: string): Promise<void> {
  await expectNoEnglish(page, what);
  await expectNoVisualFlaws(page, `${what}, in German`, { looks: NARROW_LOOKS });
}

const speaks = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test('a browser from Mexico gets Spanish texts from the landing page to the home screen', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser({ locale: 'es-MX' });
  const nora = product.person();
  await page.goto('/');
  await speaks(page, 'es');
  await expect(page).toHaveTitle(/Encuentros los sábados/);
  await expectNoEnglish(page, 'the landing page');
  await expectNoVisualFlaws(page, 'the Spanish landing page', { looks });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await speaks(page, 'en');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('link', { name: 'Empezar' })).toBeVisible();
  await speaks(page, 'es');

  await page.getByRole('link', { name: 'Términos del servicio' }).click();
  await expect(page.getByRole('heading', { name: '1. Qué ofrecemos' })).toBeVisible();
  await expect(page.getByText('El texto que vale legalmente es el inglés.')).toBeVisible();
  await expectNoEnglish(page, 'the terms');
  await expectNoVisualFlaws(page, 'the Spanish terms', { looks });
  await followPath(page, '/privacy');
  await expect(page.getByRole('heading', { name: '12. Cambios y preguntas' })).toBeVisible();
  await expectNoEnglish(page, 'the privacy policy');

  await followPath(page, '/auth');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('La contraseña debe tener de 6 a 128 caracteres')).toBeVisible();
  await expectNoEnglish(page, 'signing in, with validation errors');
  await page.getByLabel('Usuario o correo').fill(nora.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(notice(page)).toContainText('Usuario, correo o contraseña incorrectos');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Escribe un correo válido')).toBeVisible();
  await expectNoEnglish(page, 'creating an account, with validation errors');
  await page.getByLabel('Nombre', { exact: true }).fill('Nora');
  await page.getByLabel('Apellido').fill('Lind');
  await page.getByLabel('Usuario', { exact: true }).fill(nora.username);
  await page.getByLabel('Correo electrónico').fill(nora.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(nora.password);
  await page.getByLabel('Confirma la contraseña').fill(nora.password);
  await page.getByLabel('Mes').selectOption('diciembre');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByLabel('Código de verificación').fill(await product.codeFor(nora.email));
  await expectNoEnglish(page, 'the verification');

  for (const [question, answer] of [
    ['¿Tema favorito?', 'Comida'],
    ['¿Qué música?', 'Electrónica'],
    ['¿Cómo es tu estilo?', 'Tranquila'],
  ] as const) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await expectNoEnglish(page, question);
    await page.getByLabel(answer).check();
    await page.getByRole('button', { name: /Siguiente|Terminar/ }).click();
  }
  await expect(page.getByRole('heading', { name: '¡Hola, Nora!' })).toBeVisible();
  await expect(notice(page)).toContainText('Te damos la bienvenida a Tablemates');
  await expect(page.getByRole('button', { name: /Confianza media · 40\/100/ })).toBeVisible();
  await expectNoEnglish(page, 'home');
  await expectNoVisualFlaws(page, 'the Spanish home', { looks });
});

test('the signed-in screens are in German without visual flaws on the narrowest phone, with their dates, times and distances, except for the messages of members', async ({
  town,
  product,
  openBrowser,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada, locale: 'de-DE' });
  await page.goto('/');
  await page.getByRole('button', { name: /Gruppe im Café/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('13:00 (Mittagessen)')).toBeVisible();
  await expect(dialog.getByLabel(/^Sa/)).toHaveCount(3);
  await expect(dialog.getByText('16 Kilometer')).toBeVisible();
  await page.getByRole('slider', { name: 'Höchste Entfernung' }).press('End');
  await expect(dialog.getByText('72 Kilometer')).toBeVisible();
  await expectGoodGerman(page, 'the request dialog');
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: 'Profil bearbeiten' }).click();
  await expect(page.getByRole('button', { name: 'Gaming' })).toBeVisible();
  await expectGoodGerman(page, 'editing the profile');
  await page.getByRole('button', { name: 'Schließen', exact: true }).click();
  await page.getByRole('button', { name: 'Ort hinzufügen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(notice(page)).toContainText('Die Adresse fehlt');
  await expectGoodGerman(page, 'the location');
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();

  await page.getByRole('button', { name: /^Vertrauensprüfung/ }).click();
  await expect(page.getByRole('dialog')).toContainText('40');
  await expectGoodGerman(page, 'the trust verification');
  await followPath(page, '/browse');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodGerman(page, 'the meetups');
  await startTileStub(page.context());
  await followPath(page, '/map');
  await expect(page.getByText('Dein Standort war nicht zu ermitteln.')).toBeVisible();
  await expectGoodGerman(page, 'the map of a user without a position');

  await ada.expect('POST', '/api/matching-request', 200, aRequestBody());
  await followPath(page, '/matches');
  await expect(page.getByText('Wir suchen deine Gruppe')).toBeVisible();
  await expectGoodGerman(page, 'the matches');
  await followPath(page, '/chat');
  await expect(page.getByText('Noch kein aktiver Tisch')).toBeVisible();
  await expectGoodGerman(page, 'no chat');
  await followPath(page, '/no/such/place');
  await expect(page.getByRole('heading', { name: '404 Seite nicht gefunden' })).toBeVisible();
  await expectGoodGerman(page, 'nowhere');

  const { body: request } = await ada.get('/api/user/active-request');
  await ada.expect('POST', `/api/matching-request/${String(request.id)}/cancel`, 200);
  const others = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve'].map((name) => town.member(name)));
  const seats = [ada, ...others].map(({ id }) => id);
  const matchId = await product.insertions.seatedTable(seats, aRequestBody());
  await page.goto('/');
  await expect(page.getByText('Tisch gefunden!').first()).toBeVisible();
  await expectGoodGerman(page, 'home with a match');
  await followPath(page, '/matches');
  await expect(page.getByText('Tisch für 5')).toBeVisible();
  await expectGoodGerman(page, 'the table');
  await followPath(page, `/chat/${matchId}`);
  await expect(page.getByRole('heading', { name: 'Gruppenchat' })).toBeVisible();
  await expectGoodGerman(page, 'the chat');
});

test('the language and the unit of distances are saved on the device', async ({ town, openBrowser }) => {
  const ada = await town.member();
  await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ maxDistance: 10 }));
  await ada.expect('PATCH', '/api/user/location', 200, {
    location: 'Oaxaca',
    latitude: 17.06,
    longitude: -96.72,
  });
  const page = await openBrowser({ as: ada, locale: 'de-DE' });
  await page.goto('/');
  await expect(page.getByText('16 Kilometer')).toBeVisible();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('button', { name: 'Mein Konto löschen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Dein Konto löschen');
  await expectGoodGerman(page, 'deleting one’s account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const english = page.getByRole('dialog').getByRole('button', { name: 'English' });
  await expect(english).toBeVisible();
  await expectGoodGerman(page, 'the settings');
  await page.getByLabel('Meilen').check();
  await english.click();
  await expect(page.getByRole('heading', { name: 'Hi, Ada!' })).toBeVisible();
  await speaks(page, 'en');
  await expect(page.getByText('10 miles')).toBeVisible();

  await page.reload();
  await expect(page.getByText('10 miles')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Kilometers').check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('16 kilometers')).toBeVisible();

  await followPath(page, '/terms');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Nutzungsbedingungen' })).toBeVisible();
  await speaks(page, 'de');
});

test('where the Spanish texts fail to load, the app is in English', async ({ openBrowser, forgive }) => {
  const page = await openBrowser({ locale: 'es-MX' });
  const texts = /\/assets\/es-[\w-]+\.js$/;
  forgive(texts);
  await page.route(texts, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  await speaks(page, 'en');
});
