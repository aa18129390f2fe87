import { writeFile } from 'node:fs/promises';
import {
  ConfigReader,
  SECRET_SETTINGS,
  KNOWN_SETTINGS,
} from '../../src/infrastructure/config/config-reader.js';
import { ownFolder } from '../support/own-folder.js';

const folder = ownFolder('test');

async function fileWith(content: string): Promise<string> {
  const file = folder('secret');
  await writeFile(file, content);
  return file;
}

describe('a secret', () => {
  it.each(SECRET_SETTINGS)(
    'such as %s is read from the file that NAME_FILE has the path of',
    async (name) => {
      const file = await fileWith('sixteen letters or more\n');
      expect(new ConfigReader({ [`${name}_FILE`]: file }).text(name)).toBe('sixteen letters or more');
    },
  );

  it('of the setting itself comes before that of the file, as an empty setting does not', async () => {
    const FILES_KEY_FILE = await fileWith('from the file');
    expect(new ConfigReader({ FILES_KEY: 'from here', FILES_KEY_FILE }).text('FILES_KEY')).toBe('from here');
    expect(new ConfigReader({ FILES_KEY: '', FILES_KEY_FILE }).text('FILES_KEY')).toBe('from the file');
  });

  it('in a file that cannot be read stops the start with one line, without the path', () => {
    const read = new ConfigReader({ FILES_KEY_FILE: folder('missing') });
    expect(() => read.text('FILES_KEY')).toThrow(
      'FILES_KEY cannot be read from the file in FILES_KEY_FILE (ENOENT).',
    );
  });

  it('in a file is validated as the setting is', async () => {
    const read = new ConfigReader({ FILES_KEY_FILE: await fileWith('one\ntwo') });
    expect(() => read.text('FILES_KEY')).toThrow('FILES_KEY must be one line without control characters.');
  });

  it('is any setting whose name says so', () => {
    const secret = KNOWN_SETTINGS.filter((name) => /SECRET|TOKEN|KEY|_URL$/.test(name));
    const without = secret.filter((name) => !(SECRET_SETTINGS as readonly string[]).includes(name));
    expect(without).toEqual([
      'PUBLIC_URL',
      'SMTP_OAUTH2_TOKEN_URL',
      'GEOCODER_URL',
      'TILE_URL',
      'PLACES_URL',
    ]);
  });
});

it('a setting that is no secret is not read from a file', async () => {
  expect(new ConfigReader({ APP_NAME_FILE: await fileWith('Tables') }).text('APP_NAME')).toBeUndefined();
});
