/** Preload that lets Node run TypeScript with decorators: `node --import ./scripts/typescript.mjs FILE`. */
import './node-version.mjs';

await import('@swc-node/register/esm-register');
