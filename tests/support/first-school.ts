/**
 * Words that only the first school has on this site: its place, edition, committees, clothes and year. Pictures of the
 * stock, such as the statue, belong to the site, and a language to whoever speaks it.
 */
export const FIRST_SCHOOL =
  /\b(?:Lucknow|Awadh|Kolkata|Kakori|India|Indian|ninth|grades?|graders?|JCC|IPC|WTO|AIPPM|UNHRC|UNSC|HSRA|Agniveers?|Akbar|Ibadat|Lok Sabha|Dumbarton|sarees?|kurta|bandhgala|2025)\b/gi;

/** What else a page of another school must not have: what the first one shows, and in which languages. */
export const FIRST_PAGES =
  /\b(?:statue|jasmine|jaali|Hindi|Urdu|en-IN|Principal|Secretary-General|Countdown to Glory|In witness whereof)\b/gi;
