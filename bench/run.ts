import { benchAttacks } from './attacks.js';
import { benchBackfill } from './backfill.js';
import { benchPollsDuringRun } from './polls-during-run.js';
import { benchBrowse } from './browse.js';
import { benchBrowsePage } from './browse-page.js';
import { benchChat } from './chat.js';
import { benchChatPage } from './chat-page.js';
import { benchConsole } from './console.js';
import { benchDashboard } from './dashboard.js';
import { benchFlame } from './flame.js';
import { benchIdleSockets } from './idle-sockets.js';
import { benchJobs } from './jobs.js';
import { benchOutlook } from './outlook.js';
import { benchPolls } from './polls.js';
import { benchScale } from './scale.js';
import { benchSeated } from './seated.js';
import { benchSeating } from './seating.js';
import { benchStartup } from './startup.js';
import { benchWeek } from './week.js';

/** All benchmarks by name, with their options: `npm run bench -- seating --seeds 7,8`. The default is to run all. */
const BENCHES: Record<string, (options: readonly string[]) => Promise<void>> = {
  startup: benchStartup,
  polls: benchPolls,
  browse: benchBrowse,
  'browse-page': benchBrowsePage,
  chat: benchChat,
  seated: benchSeated,
  'idle-sockets': benchIdleSockets,
  'chat-page': benchChatPage,
  outlook: benchOutlook,
  console: benchConsole,
  seating: benchSeating,
  week: benchWeek,
  backfill: benchBackfill,
  'beside-run': benchPollsDuringRun,
  attacks: benchAttacks,
};

/** Run by name only: one takes minutes, one writes images of the documentation, one needs Prometheus. */
const BY_NAME: typeof BENCHES = {
  scale: benchScale,
  jobs: benchJobs,
  flame: benchFlame,
  dashboard: benchDashboard,
};

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('--'));
const wanted = firstOption < 0 ? words : words.slice(0, firstOption);
const options = words.slice(wanted.length);
const all = { ...BENCHES, ...BY_NAME };
const unknown = wanted.find((name) => !(name in all));
if (unknown === undefined) {
  const names = wanted.length === 0 ? Object.keys(BENCHES) : wanted;
  for (const [name, bench] of Object.entries(all)) if (names.includes(name)) await bench(options);
} else {
  console.error(`There is no bench ${unknown}. There are: ${Object.keys(all).join(', ')}.`);
  process.exitCode = 2;
}
