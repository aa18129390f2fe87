/** Lets Node run the product's TypeScript, decorators included: `node --import ./scripts/typescript.mjs FILE`. */
import './node-version.mjs';

await import('@swc-node/register/esm-register');
