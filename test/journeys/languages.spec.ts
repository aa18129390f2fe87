import type { Page } from '@playwright/test';
import { expectNoEnglish } from '../support/browser/english-texts.js';
import { followPath } from '../support/browser/follow-path.js';
import { expectNoVisualFlaws, WIDTHS } from '../support/browser/visual-checks.js';
import { startTileStub } from '../support/browser/maps.js';
import { notice } from '../support/browser/toasts.js';
import { expect, test } from '../support/browser/test.js';
import { aRequestBody } from '../support/http/a-table.js';

// The rules of axe are checked in English.
const looks = WIDTHS;

// One worker for all of them, because each worker parses the sources for their English texts.
test.describe.configure({ mode: 'default' });

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

test('the signed-in screens are in Spanish, with their dates, times and distances, except for the messages of members', async ({
  town,
  product,
  openBrowser,
}) => {
  const ada = await town.member();
  const page = await openBrowser({ as: ada, locale: 'es-MX' });
  await page.goto('/');
  await page.getByRole('button', { name: /Grupo de café/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('1:00 p. m. (Almuerzo)')).toBeVisible();
  await expect(dialog.getByLabel(/^sáb/)).toHaveCount(3);
  await expect(dialog.getByText('16 kilómetros')).toBeVisible();
  await page.getByRole('slider', { name: 'Distancia máxima' }).press('End');
  await expect(dialog.getByText('72 kilómetros')).toBeVisible();
  await expectNoEnglish(page, 'the request dialog');
  await expectNoVisualFlaws(page, 'the Spanish request dialog', { looks });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await expect(page.getByRole('button', { name: 'Videojuegos' })).toBeVisible();
  await expectNoEnglish(page, 'editing the profile');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.getByRole('button', { name: 'Añade tu ubicación' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(notice(page)).toContainText('Falta la dirección');
  await expectNoEnglish(page, 'the location');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: /^Verificación de confianza/ }).click();
  await expect(page.getByRole('dialog')).toContainText('40');
  await expectNoEnglish(page, 'the trust verification');
  await followPath(page, '/browse');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoEnglish(page, 'the meetups');
  await startTileStub(page.context());
  await followPath(page, '/map');
  await expect(page.getByText('No pudimos obtener tu ubicación.')).toBeVisible();
  await expectNoEnglish(page, 'the map of a user without a position');

  await ada.expect('POST', '/api/matching-request', 200, aRequestBody());
  await followPath(page, '/matches');
  await expect(page.getByText('Buscamos tu grupo')).toBeVisible();
  await expectNoEnglish(page, 'the matches');
  await followPath(page, '/chat');
  await expect(page.getByText('Todavía no tienes mesas activas')).toBeVisible();
  await expectNoEnglish(page, 'no chat');
  await followPath(page, '/no/such/place');
  await expect(page.getByRole('heading', { name: '404 Página no encontrada' })).toBeVisible();
  await expectNoEnglish(page, 'nowhere');

  const { body: request } = await ada.get('/api/user/active-request');
  await ada.expect('POST', `/api/matching-request/${String(request.id)}/cancel`, 200);
  const others = await Promise.all(['Ben', 'Cleo', 'Dan', 'Eve'].map((name) => town.member(name)));
  const seats = [ada, ...others].map(({ id }) => id);
  const matchId = await product.insertions.seatedTable(seats, aRequestBody());
  await page.goto('/');
  await expect(page.getByText('¡Tienes mesa!').first()).toBeVisible();
  await expectNoEnglish(page, 'home with a match');
  await followPath(page, '/matches');
  await expect(page.getByText('Mesa de 5')).toBeVisible();
  await expectNoEnglish(page, 'the table');
  await followPath(page, `/chat/${matchId}`);
  await expect(page.getByRole('heading', { name: 'Chat de grupo' })).toBeVisible();
  await expectNoEnglish(page, 'the chat');
});

test('the language and the unit of distances are saved on the device', async ({ town, openBrowser }) => {
  const ada = await town.member();
  await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ maxDistance: 10 }));
  await ada.expect('PATCH', '/api/user/location', 200, {
    location: 'Oaxaca',
    latitude: 17.06,
    longitude: -96.72,
  });
  const page = await openBrowser({ as: ada, locale: 'es-MX' });
  await page.goto('/');
  await expect(page.getByText('16 kilómetros')).toBeVisible();
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByRole('dialog')).toContainText('Eliminar tu cuenta');
  await expectNoEnglish(page, 'deleting one’s account');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Ajustes' }).click();
  const english = page.getByRole('dialog').getByRole('button', { name: 'English' });
  await expect(english).toBeVisible();
  await expectNoEnglish(page, 'the settings');
  await expectNoVisualFlaws(page, 'the settings', { looks });
  await page.getByLabel('Millas').check();
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
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Términos del servicio' })).toBeVisible();
  await speaks(page, 'es');
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
