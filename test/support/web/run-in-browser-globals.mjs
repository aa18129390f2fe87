import './fixed-clock.mjs';
import '../jest/run-typescript.mjs';
import './browser-globals.mjs';
import './fresh-modules.mjs';

// The test files of a thread share Testing Library, which would clean up after the first one only.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
