import { registerHooks } from 'node:module';
import '../../../scripts/typescript.mjs';

/** Jest's own package refuses to load outside its module registry, which the lean runner does without. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: new URL('globals.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

// The runner sets it for its own output; programs that tests start would color what they print.
delete process.env.FORCE_COLOR;
