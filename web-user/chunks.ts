import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;
type Belongs = (id: string, graph: Graph) => boolean;

/** Needed by every screen and rarely changed: a separate chunk, so that browsers keep it cached across releases. */
const CORE = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** Needed by every screen that requests data from the server, but not by the landing page. */
const QUERY = /node_modules\/@tanstack\//;

/** Index modules that re-export a whole package, of which each screen uses a little. */
const DIRECTORIES = /node_modules\/(radix-ui|lucide-react)\//;

/** Used by few screens at once (forms, dialogs, maps): bundled with the screens that import them. */
const OCCASIONAL =
  /react-hook-form|js-api-loader|features\/(map|meetups\/plan|settings|table-change|venue)\/|features\/location\/(LocationFields|use-)|features\/match\/(Match(Card|List)|FeedbackLine)\.|features\/trust-score\/RemovePhone|react-(slider|popper|tooltip|menu|dropdown-menu|popover)|floating-ui|shared\/((attendance|booking|forms|interests|my-table|pictures|places|table-word)\/|api\/use-save-at-once|i18n\/system-texts|ui\/(Field|Slider|ToggleChips|Checkbox|Unfold|Dialog|ConfirmDialog|CodeInput))|react-(dialog|alert-dialog|focus-\w+|remove-scroll[\w-]*|style-singleton)|aria-hidden|use-sidecar|domain\/(account|meetup|venue|private-preferences|table-word|server-and-browser\/us-states)|table-words\.json/;

/** The card of a search and of a new table, which only home and the matches show. */
const LIVE_CARD =
  /pages\/Searching|features\/matching-request\/(ActiveRequestCard|SearchStates|request-error)|features\/match\/(MatchMoment|FoundAnnouncer|ShareTable|table-picture-messages|common-ground)|ui\/TableWithFaces|hooks\/use-undoable/;

/** Reached through the index modules: the primitives and icons of the signed-out screens, with their dependencies. */
const PRIMITIVES =
  /@radix-ui\/(primitive|react-(tabs|roving-focus|collection|presence|primitive|slot|compose-refs|context|direction|id|use-[\w-]+))\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|icons\/(x|check|arrow-left|circle-exclamation-point))/;

/** Used by pages without content, signed in or not. */
const EMPTY_PAGES = /ui\/art\/(art|RoundTable)|ui\/(ChoiceGroup|Skeleton|Card)|pages\/NotFoundPage/;

/** Whether a module is a static dependency of the source (or the source itself), and not a dynamic import. */
function comesWith(source: string): Belongs {
  const closure = new Set<string>();
  const walk = (id: string, graph: Graph): void => {
    if (closure.has(id) || DIRECTORIES.test(id)) return;
    closure.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach((imported) => walk(imported, graph));
  };
  return (id, graph) => {
    if (closure.size === 0) walk(fileURLToPath(new URL(source, import.meta.url)), graph);
    return closure.has(id);
  };
}

const comesWithLanding = comesWith('./src/main.tsx');
const beforeTheFrame = [
  comesWith('./src/app/pages/AuthPage.tsx'),
  comesWith('./src/app/pages/SurveyPage.tsx'),
  comesWith('./src/features/policies/TermsPage.tsx'),
];

const comesWithHome = comesWith('./src/app/pages/HomePage.tsx');

const isOfBothHalves: Belongs = (id, graph) =>
  !OCCASIONAL.test(id) &&
  (PRIMITIVES.test(id) || EMPTY_PAGES.test(id) || beforeTheFrame.some((isIn) => isIn(id, graph)));

/**
 * On a slow phone network each file costs a round trip, so shared code is split into few chunks: what the landing page
 * already loaded, what both halves of the app use, what the signed-in half uses, and what home shares with a few other
 * screens. A module belongs to the first group that matches. See ADR 14.
 */
export const CHUNKS: Group[] = [
  { name: 'core', test: CORE },
  { name: 'query', test: QUERY },
  { name: (id, graph) => (comesWithLanding(id, graph) ? 'base' : null), minShareCount: 2 },
  { name: (id, graph) => (isOfBothHalves(id, graph) ? 'kit' : null), minShareCount: 2 },
  { name: (id) => (OCCASIONAL.test(id) || LIVE_CARD.test(id) ? null : 'frame'), minShareCount: 2 },
  { name: (id, graph) => (comesWithHome(id, graph) ? 'home' : null), minShareCount: 2 },
];
