import type { CardContent } from './card.ts';

/** X takes no longer alternative text: https://developer.x.com/en/docs/x-for-websites/cards/overview/markup */
const MAX_LENGTH = 420;

/** The alternative text of a card: what it says and shows, in sentences. */
export function describeCard(card: CardContent): string {
  const { title, fullName, eligibility, agenda, imprint, days, city, pictureAlt } = card;
  const sentences = [
    fullName ? `${title}: ${fullName}` : title,
    eligibility,
    agenda && `Agenda: ${agenda}`,
    `${imprint}, ${days}, ${city}`,
    pictureAlt && `The picture shows ${pictureAlt.charAt(0).toLowerCase()}${pictureAlt.slice(1)}`,
  ];
  const text = sentences.flatMap((sentence) => (sentence ? `${sentence.replace(/\.$/, '')}.` : [])).join(' ');
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).replace(/[,;:]?\s+\S*$/, '')}…`;
}
