/** A session as the home page needs it on the days of the conference. Times are in milliseconds since the epoch. */
export interface HomeSession {
  title: string;
  /** Who it is for, if it is not for everybody, and its place. */
  where: string;
  from: number;
  until: number;
  /** The committees that it is for alone. */
  only?: string[] | undefined;
}

/**
 * What is on now and what comes next, each a list of parallel sessions. What comes next is on the next day only when
 * nothing is left today. On a day without sessions nothing is on, and nothing comes next.
 * @param sessions in order @param dayOf such as the weekday at the venue @param committee empty if none is chosen
 */
export function whatIsOn(
  sessions: readonly HomeSession[],
  now: number,
  dayOf: (time: number) => string,
  committee: string,
) {
  const attended = sessions.filter(({ only }) => !committee || !only || only.includes(committee));
  const ofToday = attended.filter(({ from }) => dayOf(from) === dayOf(now));
  const isAhead = ({ from }: HomeSession) => from > now;
  const isLeft = ({ until }: HomeSession) => until > now;
  const isOver = ofToday.length > 0 && !ofToday.some(isLeft);
  const coming = (isOver ? attended : ofToday).filter(isAhead);
  // For visitors who have chosen no committee, a session for everybody matters more than those for a few.
  const forMost = (parallel: HomeSession[]) => {
    const common = parallel.filter(({ only }) => !only);
    return committee || common.length === 0 ? parallel : common;
  };
  return {
    current: forMost(ofToday.filter((session) => isLeft(session) && !isAhead(session))),
    next: forMost(coming.filter(({ from }) => from === coming[0]?.from)),
    /** Whether nothing of today has begun. */
    isBeginning: ofToday.every(isAhead),
  };
}
