import { randomBytes } from 'node:crypto';

/**
 * Prints new secrets for docker-compose.yml in the format of a .env file. Without the old secrets, encrypted data
 * cannot be decrypted.
 */
const secret = () => randomBytes(32).toString('base64url');

process.stdout.write(
  [
    `SESSION_SECRET=${secret()}`,
    `FILES_KEY=${secret()}`,
    `BACKUP_KEY=${secret()}`,
    `POSTGRES_PASSWORD=${secret()}`,
    `AWS_SECRET_ACCESS_KEY=${secret()}`,
    '',
  ].join('\n'),
);
