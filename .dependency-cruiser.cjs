const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/**
 * Imports go one way, those of types too: pages → layouts → shell → features → site → content and ui, which do not know
 * each other → routes.ts → languages → shared.
 */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('No import cycles, not even of types', {}, { circular: true }),
    rule('shared/ knows nothing of the conference', { path: '^src/shared/' }, { path: '^src/(?!shared/)' }),
    rule('languages/ builds on shared/ alone', { path: '^src/languages/' }, { path: '^src/(?!languages/|shared/)' }),
    rule('ui/ could be part of any site', { path: '^src/ui/' }, { path: '^src/(?!ui/|shared/|styles/|assets/)' }),
    rule(
      'content/ knows nothing of how it is shown',
      { path: '^src/content/' },
      { path: '^src/(?!content/|routes\\.ts$|languages/|shared/)' },
    ),
    rule(
      'routes.ts builds on languages/ and shared/ alone',
      { path: '^src/routes\\.ts$' },
      { path: '^src/(?!languages/|shared/)' },
    ),
    rule(
      'pictures/ turns pictures of the content into what ui/ shows',
      { path: '^src/pictures/' },
      { path: '^src/(?!pictures/|content/|ui/|languages/|shared/)' },
    ),
    rule(
      'Pages find pictures and pass them on',
      { path: '^src/', pathNot: '^src/(pages|pictures)/|^src/content\\.config' },
      { path: '^src/pictures/' },
    ),
    rule(
      'site/ knows no feature and no page',
      { path: '^src/site/' },
      { path: '^src/(?!site/|content/|routes\\.ts$|languages/|ui/|shared/|styles/|assets/)' },
    ),
    rule(
      'Features know neither the shell nor pages',
      { path: '^src/features/' },
      { path: '^src/(shell|layouts|pages)/' },
    ),
    rule('The shell knows no pages', { path: '^src/shell/' }, { path: '^src/(layouts|pages)/' }),
    rule('Layouts know no pages', { path: '^src/layouts/' }, { path: '^src/pages/' }),
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
    // Except for words of the glossary and of a phase, the registration button, calendar links, sessions, dates, sharing, and
    // links to translations.
    rule(
      'A feature imports no other',
      { path: '^src/features/([^/]+)/' },
      {
        path: '^src/features/',
        pathNot:
          '^src/features/($1|glossary|phase|registration|calendar|schedule|dates|share)/|/parents/translation-links\\.tsx$',
      },
    ),
    rule(
      'A style module is used by its own component only',
      { path: '^src/(.+)\\.tsx?$' },
      { path: '\\.module\\.css$', pathNot: '^src/$1\\.module\\.css$' },
    ),
    rule(
      'x.build.ts runs in Node alone: nothing that visitors load imports it',
      { path: '^src/(?!pages/|layouts/|pictures/)', pathNot: '\\.(build|test)\\.tsx?$' },
      { path: '\\.build\\.tsx?$' },
    ),
    rule(
      'Telephone numbers are read while the site is built: their library is too heavy for visitors',
      { path: '^src/', pathNot: '^src/(content/|features/secretariat/|shared/phone\\.)' },
      { path: '^src/shared/phone\\.ts$|libphonenumber-js' },
    ),
    rule(
      'One file talks to the email service',
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
