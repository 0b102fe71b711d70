const NOTES = {
  'What is not kept': 'Registration and the documents: they are on other websites.',
  'With a network': 'You still read the website itself. The copy stays as it is until you keep it again.',
  'On an iPhone':
    'Add the site to the Home Screen and keep it from there. Safari may delete a copy after a week without a visit.',
};

/** What to know before the site is kept. */
export function CopyNotes() {
  return (
    <dl className="prose">
      {Object.entries(NOTES).map(([term, text]) => (
        <div key={term}>
          <dt className="title">{term}</dt>
          <dd className="quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
