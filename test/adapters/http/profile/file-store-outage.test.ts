import { aPhoto, submitId } from '../../../support/http/an-upload.js';
import { freePort } from '../../../support/free-port.js';
import { aProduct } from '../../../support/http/test-product.js';

const log: string[] = [];
const product = aProduct(async () => ({
  log: (line) => log.push(line),
  env: {
    S3_BUCKET: 'tables',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  },
}));

it('an unavailable file store results in a 503 for each request, and in one line of the log', async () => {
  const ada = await product.person().signUp();
  const photo = await aPhoto();
  const profileImageUrl = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const answers = await Promise.all([
    ada.send('PUT', '/api/profile', { profileImageUrl }),
    ada.get(`/api/pictures/${ada.id}/${'a'.repeat(24)}.webp`),
    submitId(ada, photo),
  ]);
  for (const { status, body, headers } of answers)
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'files_away', '5']);
  const logged = log.filter((line) => line.includes('ECONNREFUSED'));
  expect(logged).toEqual([expect.stringContaining('the object store does not answer')]);
});
