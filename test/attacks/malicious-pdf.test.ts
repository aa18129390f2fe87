import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PictureDecoder } from '../../src/adapters/storage/picture-decoder.js';
import type { APerson } from '../support/http/a-person.js';
import { eventually } from '../support/eventually.js';
import { aPdf, aPdfThatDraws, pdfOf, streamOf } from '../support/http/a-pdf.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { submitId } from '../support/http/an-upload.js';
import { ownProduct, type OwnProduct } from '../support/http/own-product.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { descendantsOf, peakGrowthDuring, CAN_READ_MEMORY } from '../support/process-memory.js';

const FILES = '/api/admin/verifications';
/** The height of A4; rendering takes a third of its time. */
const NARROW = '0 0 200 842';
const USE = { longerSide: 2400, quality: 88, maxPages: 4 };
/** The process itself, the memory limit of PDFium, and copies of the file. */
const GROWTH_LIMIT_MB = 320;

/** A page with 300 MB of spaces, compressed twice. */
const blanks = deflateSync(deflateSync(Buffer.alloc(300_000_000), { level: 1 }), { level: 9 });
const BOMB = pdfOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
  streamOf(blanks.toString('latin1'), '/Filter[/FlateDecode/FlateDecode]'),
]);

/** Nested forms that draw each other ten times: 10^15 operations in 3 kB, which PDFium lists in memory first. */
function formsInForms(depth: number): string[] {
  const box = '/Type/XObject/Subtype/Form/BBox[0 0 1 1]';
  return Array.from({ length: depth }, (_, index) =>
    index === depth - 1
      ? streamOf('0 0 1 1 re f', box)
      : streamOf('/X Do '.repeat(10), `${box}/Resources<</XObject<</X ${index + 6} 0 R>>>>`),
  );
}

/** A hundred thousand rectangles over the whole page, which take minutes and little memory. */
const ENDLESS = aPdfThatDraws(
  streamOf(
    deflateSync('0 0 1 1 re f '.repeat(100_000), { level: 9 }).toString('latin1'),
    '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Filter/FlateDecode',
  ),
);

/** Standard encryption with an unknown password. */
const LOCKED = `/Encrypt<</Filter/Standard/V 1/R 2/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>/P -4>>/ID[<00><00>]`;
const NO_CATALOG = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const ITS_OWN_PARENT = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[2 0 R]>>'];

describe('a PDF submitted as an ID', () => {
  const product = theSharedProduct();
  let ada: APerson;
  beforeAll(async () => {
    ada = await product.person().signUp();
  });

  it.each<[string, Buffer, string]>([
    ['locked with a password', aPdf({ trailer: LOCKED }), 'pdf_locked'],
    ['of five pages', aPdf({ pages: 5 }), 'pdf_too_long'],
    ['without a page', aPdf({ pages: 0 }), 'file_not_readable'],
    ['without a list of pages', Buffer.from(NO_CATALOG), 'file_not_readable'],
    ['whose list of pages contains itself', pdfOf(ITS_OWN_PARENT), 'file_not_readable'],
    ['of 3 kB with 10^15 operations', aPdfThatDraws(...formsInForms(15)), 'file_not_readable'],
  ])('%s is rejected with a readable message and not stored', async (_what, bytes, code) => {
    const { status, body } = await submitId(ada, bytes);
    const words = expect.stringMatching(/^(We couldn't read this file|This PDF|Please choose a PDF)/);
    expect([status, body]).toMatchObject([400, { code, message: words, fields: { idDocument: words } }]);
    const kept = await product.query(
      `select task_identifier from graphile_worker.jobs where task_identifier = 'remove-stray-file'
       union all select 'review' from verification_reviews where user_id = $1`,
      [ada.id],
    );
    expect(kept.rows).toEqual([]);
  });

  it('is shown to moderators as rendered pictures of its pages only', async () => {
    const maya = await aStaffMember(product, 'moderator');
    expect((await submitId(ada, aPdf({ pages: 4, words: 'Ada Byron', size: NARROW }))).status).toBe(200);
    const { body } = await maya.get<Array<{ id: number }>>(FILES);
    const path = `${FILES}/${body[0]!.id}`;
    const claimed = await maya.expect('POST', `${path}/claim`, 200);
    expect(claimed.body).toMatchObject({ contentType: 'image/webp', pageCount: 4 });
    const { name, value } = maya.sessionCookie;
    for (const page of ['', '?page=2', '?page=3', '?page=4']) {
      const headers = { cookie: `${name}=${value}` };
      const file = await product.fetch(`${product.url}${path}/file${page}`, { headers });
      expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
        'image/webp',
        'nosniff',
      ]);
      const picture = sharp(Buffer.from(await file.arrayBuffer()));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 570, height: 2400 });
      const { channels } = await picture.stats();
      // Black letters on white paper.
      expect(channels.map(({ min, max }) => [min < 30, max > 225])).toEqual(channels.map(() => [true, true]));
    }
    await maya.expect('GET', `${path}/file?page=5`, 400);
  });
});

describe('the process that renders PDFs', () => {
  let decoder: PictureDecoder;
  afterEach(() => decoder.close());

  it('is killed when a PDF keeps it busy, and the next PDF is rendered by a new one', async () => {
    expect(ENDLESS.length).toBeLessThan(4_000);
    decoder = new PictureDecoder({ limits: { cpuMs: 1_000, clockMs: 60_000 } });
    const killed = decoder.renderPdf(ENDLESS, USE);
    const read = decoder.renderPdf(aPdf(), USE);
    expect(await killed).toEqual({ refusal: 'unreadable' });
    expect('pages' in (await read)).toBe(true);
  });
});

// A separate server, because other tests here use memory and start processes too.
(CAN_READ_MEMORY ? describe : describe.skip)('the server', () => {
  let own: OwnProduct;
  let ada: APerson;
  beforeAll(async () => {
    own = await ownProduct();
    ada = await own.person().signUp();
  });
  afterAll(() => own?.stop());

  it('uses bounded memory for any PDF', async () => {
    const growth = await peakGrowthDuring(own.process.pid, async () => {
      expect((await submitId(ada, BOMB)).body.code).toBe('file_not_readable');
    });
    expect(growth).toBeLessThan(GROWTH_LIMIT_MB);
  });

  it('ends the process after each PDF, so that no data remains for the next one', async () => {
    expect((await submitId(ada, aPdf())).status).toBe(200);
    await eventually(async () => descendantsOf(own.process.pid).length === 0);
  });
});
