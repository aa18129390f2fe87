const contexts = require('./src/contexts.json');

/** Folders of an adapter that every context may import, as it may the files beside them. */
const SHARED_GROUND = ['admin', 'middleware', 'openapi', 'polls'];

/**
 * One rule per context: what it may import, within its layer and from the layers below, type-only imports included.
 * `src/contexts.json` lists it. A context of the adapters is its folders in http and persistence together. See ADR 24 and
 * ADR 62.
 */
const borders = [
  ...Object.entries(contexts.domain).map(([context, { dependsOn }]) => ({
    name: `domain-${context}-imports-only-its-dependencies`,
    comment: `src/contexts.json lists what src/domain/${context} depends on.`,
    severity: 'error',
    from: { path: `^src/domain/${context}/` },
    to: { path: '^src/domain/', pathNot: `^src/domain/(${[context, ...dependsOn].join('|')})/` },
  })),
  ...Object.entries(contexts.application).map(([context, { dependsOn, domain }]) => ({
    name: `application-${context}-imports-only-its-dependencies`,
    comment: `src/contexts.json lists what src/application/${context} depends on, and which contexts of the domain it imports.`,
    severity: 'error',
    from: { path: `^src/application/${context}/` },
    to: {
      path: '^src/(application|domain)/',
      pathNot: `^src/(application/(${[context, ...dependsOn].join('|')})|domain/(${domain.join('|')}))/`,
    },
  })),
  ...Object.entries(contexts.adapters).map(([context, { dependsOn, application, domain }]) => ({
    name: `adapters-${context}-imports-only-its-dependencies`,
    comment: `src/contexts.json lists what http/${context} and persistence/${context} depend on, and which contexts of the layers below they import.`,
    severity: 'error',
    from: { path: `^src/adapters/(http|persistence)/${context}/` },
    to: {
      path: '^src/(adapters/(http|persistence)|application|domain)/[^/]+/',
      pathNot: `^src/(adapters/(http|persistence)/(${[context, ...dependsOn, ...SHARED_GROUND].join('|')})|application/(${application.join('|')})|domain/(${domain.join('|')}))/`,
    },
  })),
];

/**
 * One rule per floor of a folder, of which each imports only itself and the floors below it, and the files of the folder
 * itself import all.
 * @param floors names of folders, lowest first; `a|b` are two on one floor, which do not import each other
 * @param ground files of the folder that every floor may import
 */
const floorsOf = (folder, name, floors, ground = []) =>
  floors.flatMap((floor, at) =>
    floor.split('|').map((own) => ({
      name: `${name}-${own}-imports-no-upper-floor`,
      comment: `The floors of ${folder} are, from the lowest: ${floors.join(', ')}, and the rest.`,
      severity: 'error',
      from: { path: `^${folder}/${own}/` },
      to: {
        path: `^${folder}/`,
        pathNot: [`^${folder}/(${[...floors.slice(0, at), own].join('|')})/`, ...ground],
      },
    })),
  );

const floors = [
  ...floorsOf('src/domain/seating', 'seating', ['model', 'graph', 'search', 'column-generation']),
  ...floorsOf(
    'src/infrastructure',
    'infrastructure',
    ['config', 'observe', 'database', 'backup', 'compose', 'http|demo', 'run', 'cli'],
    ['^src/infrastructure/project-root.ts$'],
  ),
];

/** Imports point one way: domain <- application <- adapters <- infrastructure. See ADR 1. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood or tested one without the other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles',
      comment: 'In domain and application, type-only imports form no cycle either.',
      severity: 'error',
      from: { path: '^src/(domain|application)/' },
      to: { circular: true },
    },
    ...borders,
    ...floors,
    {
      name: 'domain-is-pure',
      comment: 'The domain imports only the domain: no package, no Node module, no outer layer.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: { pathNot: '^src/domain' },
    },
    {
      name: 'application-imports-only-the-domain',
      comment:
        'Use cases reach databases, networks and files through ports. Their texts are in `locales`, which formats them too.',
      severity: 'error',
      from: { path: '^src/application' },
      to: { pathNot: '^(src/(domain|application)|locales)/' },
    },
    {
      name: 'locales-import-only-the-domain',
      comment: 'Server and browsers share the texts and how they are looked up, and nothing of each other.',
      severity: 'error',
      from: { path: '^locales/' },
      to: { path: '^(src|web-user|web-admin)/', pathNot: '^src/domain/' },
    },
    {
      name: 'adapters-do-not-import-infrastructure',
      comment:
        'The container injects what an adapter needs; adapters read neither configuration nor container.',
      severity: 'error',
      from: { path: '^src/adapters' },
      to: { path: '^src/infrastructure' },
    },
    {
      name: 'adapters-do-not-import-each-other',
      comment:
        'An adapter can be replaced without changing another. What several adapters use is in adapters/shared.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/($1|shared)/' },
    },
    {
      name: 'front-end-imports-only-the-domain',
      comment: 'The browser shares the rules of the domain and nothing else of the server.',
      severity: 'error',
      from: { path: '^web-(user|admin)' },
      to: { path: '^src/(application|adapters|infrastructure)' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Pages compose features. What two features need moves to the shared folder.',
      severity: 'error',
      from: { path: '^web-(user|admin)/src/features/([^/]+)/' },
      to: { path: '^web-(user|admin)/src/features/([^/]+)/', pathNot: '^web-$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-import-the-app',
      comment: 'The app imports its features, so an import back would be a cycle.',
      severity: 'error',
      from: { path: '^web-(user|admin)/src/features/' },
      to: { path: '^web-(user|admin)/src/app/' },
    },
    {
      name: 'shared-imports-no-feature',
      comment: 'Every feature depends on the shared folder, so an import back would be a cycle.',
      severity: 'error',
      from: { path: '^web-(user|admin)/src/shared/' },
      to: { path: '^web-(user|admin)/src/(features|app)/' },
    },
    {
      name: 'product-does-not-import-its-tests',
      comment: 'Tests, benchmarks and scripts are not part of a production install.',
      severity: 'error',
      from: { path: '^(src|web-user|web-admin)/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'product-needs-no-development-package',
      comment:
        'A production install has no development packages. Types are erased by then; only the development server uses vite. See ADR 37.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/http/hot-pages.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
