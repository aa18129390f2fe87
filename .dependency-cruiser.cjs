/** The arrows of the house: domain <- application <- adapters <- infrastructure, and nothing back. See ADR 1. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thought in two places.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain imports nothing but the domain: no package, no Node module, no outer layer.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: { pathNot: '^src/domain' },
    },
    {
      name: 'application-knows-only-the-domain',
      comment: 'A use case speaks to the world through ports.',
      severity: 'error',
      from: { path: '^src/application' },
      to: { pathNot: '^src/(domain|application)' },
    },
    {
      name: 'adapters-do-not-know-infrastructure',
      comment: 'Adapters are wired from outside; they never reach for the configuration or the container.',
      severity: 'error',
      from: { path: '^src/adapters' },
      to: { path: '^src/infrastructure' },
    },
    {
      name: 'adapters-do-not-know-each-other',
      comment:
        'One adapter is replaced without touching another. What several stand on is in the shared folder; persistence helpers and shared HTTP parts are within their own.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/($1|shared)/' },
    },
    {
      name: 'seating-stands-alone',
      comment: 'The seating engine is a pure function that imports only itself and the shared values.',
      severity: 'error',
      from: { path: '^src/domain/seating' },
      to: { path: '^src/domain', pathNot: '^src/domain/(seating|shared)/' },
    },
    {
      name: 'front-end-borrows-only-the-domain',
      comment: 'The browser shares the rules, never the server.',
      severity: 'error',
      from: { path: '^web-(user|admin)' },
      to: { path: '^src/(application|adapters|infrastructure)' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Routes compose features; a feature that needs another is two features with one name.',
      severity: 'error',
      from: { path: '^web-(user|admin)/src/features/([^/]+)/' },
      to: { path: '^web-(user|admin)/src/features/([^/]+)/', pathNot: '^web-$1/src/features/$2/' },
    },
    {
      name: 'shared-ui-knows-no-feature',
      comment: 'What every feature stands on cannot stand on one of them.',
      severity: 'error',
      from: { path: '^web-(user|admin)/src/shared/' },
      to: { path: '^web-(user|admin)/src/(features|app)/' },
    },
    {
      name: 'product-does-not-know-its-tests',
      comment: 'What is shipped runs without what is not.',
      severity: 'error',
      from: { path: '^(src|web-user|web-admin)/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    {
      name: 'product-needs-no-development-package',
      comment:
        'Production installs leave development packages out, and build the front ends all the same. Types are gone by then.',
      severity: 'error',
      from: { path: '^(src|web-user|web-admin)/' },
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
