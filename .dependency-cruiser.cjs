const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** Imports go one way: pages → layouts → features and shell → ui and site → shared. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    rule('shared-knows-nothing', 'shared/ holds helpers for all others.', '^src/shared/', '^src/(?!shared/)'),
    {
      name: 'ui-knows-no-conference',
      comment: 'ui/ could be part of any site.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(?!ui/|shared/|styles/|assets/)' },
    },
    rule(
      'site-below-the-visible',
      'site/ knows no features.',
      '^src/site/',
      '^src/(features|shell|layouts|pages)/.+\\.tsx?$',
    ),
    rule(
      'features-below-pages',
      'Features and the shell know no pages.',
      '^src/(features|shell)/',
      '^src/(layouts|pages)',
    ),
    {
      name: 'content-by-props',
      comment:
        'Pages and layouts read content and pass it on. Others know its types, and how facts are put into words.',
      severity: 'error',
      from: { path: '^src/(features|shell|site)/', pathNot: '\\.test\\.' },
      to: { path: '^src/content', pathNot: '^src/content/fill-in', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-apart',
      comment:
        'A feature imports no other, except for glossary words, the registration button, calendar links and sessions.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|glossary|registration|calendar|schedule)/' },
    },
    {
      name: 'build-code',
      comment: 'x.build.ts runs in Node alone. Nothing that visitors load may import it.',
      severity: 'error',
      from: { path: '^src/(?!pages/|layouts/)', pathNot: '\\.(build|test)\\.tsx?$' },
      to: { path: '\\.build\\.tsx?$' },
    },
    {
      name: 'one-email-service',
      comment: 'One file talks to the e-mail service.',
      severity: 'error',
      from: { pathNot: '^src/features/contact/email\\.ts$' },
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
