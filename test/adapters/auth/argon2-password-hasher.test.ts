import { Argon2PasswordHasher } from '../../../src/adapters/auth/argon2-password-hasher.js';
import { RECOMMENDED_PASSWORD_MEMORY_KIB } from '../../../src/adapters/auth/password-memory.js';

const passwords = new Argon2PasswordHasher(RECOMMENDED_PASSWORD_MEMORY_KIB);

describe('a hashed password', () => {
  it('matches its own password only', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    for (const wrong of ['correct horsf', 'Correct horse', 'correct horse ', '']) {
      expect(await passwords.verify(hash, wrong)).toBe(false);
    }
  });

  it('is argon2id at the recommended cost with a random salt', async () => {
    const [one, two] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('is as costly as its setting, and matches at another setting too', async () => {
    const hash = await new Argon2PasswordHasher(8).hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/);
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
  });

  it('matches any Unicode composition of the password', async () => {
    const hash = await passwords.hash('caf\u00e9 \ufb01ne');
    expect(await passwords.verify(hash, 'cafe\u0301 fine')).toBe(true);
  });

  it('counts every character of a long one', async () => {
    const hash = await passwords.hash(`${'x'.repeat(127)}a`);
    expect(await passwords.verify(hash, `${'x'.repeat(127)}b`)).toBe(false);
  });

  it.each([
    '',
    'correct horse',
    '$argon2id$',
    '$argon2id$v=19$m=19456,t=2,p=1$!!$!!',
    '$2b$10$abcdefghijklmnopqrstuv',
    '\0',
  ])('that reads %j matches no password', async (malformed) =>
    expect(await passwords.verify(malformed, 'correct horse')).toBe(false),
  );

  it('takes the same time to verify for an unknown account', async () => {
    const hash = await passwords.hash('correct horse');
    const time = async (hashOnFile: string | null): Promise<number> => {
      const started = performance.now();
      expect(await passwords.verify(hashOnFile, 'wrong')).toBe(false);
      return performance.now() - started;
    };
    // Alternating, and repeated while other processes disturb the measurement: a fastest time can only become truer.
    let [real, unknown] = [Infinity, Infinity];
    const isEqual = () => unknown / real > 0.4 && unknown / real < 2.5;
    for (let round = 0; round < 7 || (round < 70 && !isEqual()); round++) {
      real = Math.min(real, await time(hash));
      unknown = Math.min(unknown, await time(null));
    }
    expect(unknown / real).toBeGreaterThan(0.4);
    expect(unknown / real).toBeLessThan(2.5);
  });
});
