/** Imports run one way: pages → layouts → features → components → lib. The files of pages/ and layouts/ (.astro) stand above all these rules. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only(
      'lib-stands-alone',
      'lib/ holds plain functions: it knows no components, pages or content.',
      '^src/lib/',
      '^src/(components|layouts|pages|content)',
    ),
    only(
      'components-look-down',
      'Components know lib/ and the types of content/, not the pages that use them.',
      '^src/(components|features)/',
      '^src/(layouts|pages)',
    ),
    {
      name: 'components-take-props',
      comment: 'Only pages and layouts read content; components are given it.',
      severity: 'error',
      from: { path: '^src/(components|features)/' },
      to: { path: '^src/content', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-stand-apart',
      comment: 'A feature knows no other feature, and components and lib/ know none.',
      severity: 'error',
      from: { path: '^src/(?:features/([^/]+)|components|lib)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'site-is-given-content',
      comment: 'Only pages and layouts read content; site/ is given it.',
      severity: 'error',
      from: { path: '^src/site/', pathNot: '\\.test\\.' },
      to: { path: '^src/content', dependencyTypesNot: ['type-only'] },
    },
    only(
      'site-takes-drawings-alone',
      'Share cards show drawings (.svg) of components, not their markup.',
      '^src/site/',
      '^src/(layouts|pages|components/.+\\.tsx?$)',
    ),
    {
      name: 'build-code-stays-in-the-build',
      comment: 'x.build.ts runs in Node alone, so nothing that visitors load may need it.',
      severity: 'error',
      from: { path: '^src/(?!pages/|layouts/)', pathNot: '\\.(build|test)\\.tsx?$' },
      to: { path: '\\.build\\.tsx?$' },
    },
    only(
      'ui-knows-no-conference',
      'components/ui could be used by any site.',
      '^src/(components/)?ui/',
      '^src/(content|site|components/(?!ui/))',
    ),
    {
      name: 'one-email-boundary',
      comment: 'Only lib/email.ts knows the e-mail service.',
      severity: 'error',
      from: { pathNot: '^src/lib/email\\.ts$' },
      to: { path: '@emailjs/browser' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.astro', '.js', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
    },
  },
};
