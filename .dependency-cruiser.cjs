const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** Imports go one way: pages → layouts → features and shell → ui and site → shared. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('No import cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('shared/ holds helpers for all others', { path: '^src/shared/' }, { path: '^src/(?!shared/)' }),
    rule('ui/ could be part of any site', { path: '^src/ui/' }, { path: '^src/(?!ui/|shared/|styles/|assets/)' }),
    rule(
      'pictures/ turns pictures of the content into what ui/ shows',
      { path: '^src/pictures/' },
      { path: '^src/(?!pictures/|content/|ui/|shared/)' },
    ),
    rule(
      'Pages find pictures and pass them on',
      { path: '^src/', pathNot: '^src/(pages|pictures)/|^src/content\\.config' },
      { path: '^src/pictures/' },
    ),
    rule(
      'site/ knows nothing that is visible',
      { path: '^src/site/' },
      { path: '^src/(features|shell|layouts|pages)/.+\\.tsx?$' },
    ),
    rule('Features and the shell know no pages', { path: '^src/(features|shell)/' }, { path: '^src/(layouts|pages)' }),
    // Others know its types, its terms, what follows from its facts, and how these are put into words.
    rule(
      'Pages and layouts read content and pass it on',
      { path: '^src/(features|shell|site)/', pathNot: '\\.test\\.' },
      {
        path: '^src/content',
        pathNot: '^src/content/(fill-in|phases|terms|facts/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    // Except for words of the glossary and of a phase, the registration button, calendar links and sessions.
    rule(
      'A feature imports no other',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/($1|glossary|phase|registration|calendar|schedule)/' },
    ),
    rule(
      'A style module is used by its own component only',
      { path: '^src/(.+)\\.tsx?$' },
      { path: '\\.module\\.css$', pathNot: '^src/$1\\.module\\.css$' },
    ),
    rule(
      'x.build.ts runs in Node alone: nothing that visitors load imports it',
      { path: '^src/(?!pages/|layouts/)', pathNot: '\\.(build|test)\\.tsx?$' },
      { path: '\\.build\\.tsx?$' },
    ),
    rule(
      'Telephone numbers are read while the site is built: their library is too heavy for visitors',
      { path: '^src/', pathNot: '^src/(content/|features/secretariat/|shared/phone\\.)' },
      { path: '^src/shared/phone\\.ts$|libphonenumber-js' },
    ),
    rule(
      'One file talks to the e-mail service',
      { pathNot: '^src/features/contact/email\\.ts$' },
      { path: '@emailjs/browser' },
    ),
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
