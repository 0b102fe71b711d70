import type { Edition } from '../collections.ts';
import type { Issue } from '../reading/issue.ts';

/** An issue that is reported if it applies. */
interface ConditionalIssue extends Issue {
  applies: boolean;
}

/** Optional content that visitors would like to have. @param isOver whether the conference has ended */
export function missingContent(edition: Edition, isOver: boolean): Issue[] {
  return [
    ...conferenceIssues(edition, isOver),
    ...fileIssues(edition, isOver),
    ...committeeIssues(edition, isOver),
    ...peopleIssues(edition),
  ].flatMap(({ applies, ...issue }) => (applies ? [issue] : []));
}

function isUndecided(words: string): boolean {
  return words === '' || /to be announced/i.test(words);
}

function conferenceIssues({ conference }: Edition, isOver: boolean): ConditionalIssue[] {
  const { social, map, dressCode, nextEdition } = conference;
  const file = 'conference.yaml';
  return [
    {
      applies: !social,
      file,
      path: ['social'],
      message: 'There is no link to an account. Add one, or leave it out on purpose.',
    },
    {
      applies: social !== undefined && !social.label,
      file,
      path: ['social', 'label'],
      message: 'The link to the account reads “Social media”. Add the name of the account, or leave it out on purpose.',
    },
    {
      applies: isOver && !nextEdition,
      file,
      path: ['nextEdition'],
      message:
        'The home page says that the dates of the next edition have not been announced. Add its first and last day when they are known.',
    },
    {
      applies: !map,
      file,
      path: ['map'],
      message: 'There is no map of the venue. Add the address that a map service gives you.',
    },
    ...dressCode.map(({ title }, day) => ({
      applies: isUndecided(title),
      file,
      path: ['dressCode', day, 'title'],
      message: `There is no dress code for day ${day + 1} yet. Write it.`,
    })),
  ];
}

function fileIssues({ schedule, announcements, media, privacy }: Edition, isOver: boolean): ConditionalIssue[] {
  return [
    {
      applies: !isOver && schedule.days.length === 0,
      file: 'schedule.yaml',
      message:
        'There is no schedule, so the website has no page for it. When the times are decided, add this file: docs/for-the-secretariat.md shows how.',
    },
    {
      applies: !isOver && announcements.length === 0,
      file: 'announcements',
      message:
        'There are no announcements, so visitors do not see on the website what changes at short notice. Publish the first before the conference, or leave them out on purpose: docs/for-the-secretariat.md shows how.',
    },
    {
      applies: isOver && media.pictures.length === 0,
      file: 'media.yaml',
      message: 'There are no photographs of the conference. Add some, or leave them out on purpose.',
    },
    {
      applies: privacy.messagesKept === '',
      file: 'privacy.yaml',
      path: ['messagesKept'],
      message:
        'The Privacy page says that we have not decided how long messages are kept. Decide it with the school, and write it.',
    },
  ];
}

function committeeIssues({ committees }: Edition, isOver: boolean): ConditionalIssue[] {
  return [
    {
      applies: isOver && committees.every(({ awards }) => awards.length === 0),
      file: 'committees',
      path: ['awards'],
      message: 'No committee lists its awards. Add them, or leave them out on purpose.',
    },
    {
      applies: committees.every(({ portfolios, portfolioSheet }) => !portfolioSheet && portfolios.length === 0),
      file: 'committees',
      path: ['portfolios'],
      message: 'No committee lists its portfolios. Add them when they are decided, or leave them out on purpose.',
    },
  ];
}

function peopleIssues({ secretariat, addressals }: Edition): ConditionalIssue[] {
  return [
    ...secretariat.roles.flatMap(({ role, name, phones }, index) => [
      {
        applies: isUndecided(name),
        file: 'secretariat.yaml',
        path: ['roles', index, 'name'],
        message: `There is no name for the role ${role}. Write it when it is announced.`,
      },
      {
        applies: phones.length === 0,
        file: 'secretariat.yaml',
        path: ['roles', index, 'phones'],
        message: `There is no telephone number for the role ${role}. Add one, or leave it out if you prefer.`,
      },
    ]),
    ...addressals.map(({ slug, author, role }) => ({
      applies: author === '',
      file: `addressals/${slug}.md`,
      path: ['author'],
      message: `There is no name under this letter (${role}). Write it when it is announced.`,
    })),
  ];
}
