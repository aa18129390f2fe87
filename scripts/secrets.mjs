import { randomBytes } from 'node:crypto';

/** Prints new secrets for docker-compose.yml as lines of a .env file. Keep them: data sealed with lost ones is lost. */
const secret = () => randomBytes(32).toString('base64url');

process.stdout.write(
  [
    `SESSION_SECRET=${secret()}`,
    `FILES_KEY=${secret()}`,
    `POSTGRES_PASSWORD=${secret()}`,
    `AWS_SECRET_ACCESS_KEY=${secret()}`,
    `MINIO_KMS_SECRET_KEY=tablemates:${randomBytes(32).toString('base64')}`,
    '',
  ].join('\n'),
);
