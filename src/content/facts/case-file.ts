import { addDays, type DateRange } from '../../shared/dates.ts';
import type { Committee } from '../schemas/committee.ts';

/** The day on which a committee’s case file is due; nothing if it has none. */
export function caseFileDay(dates: DateRange, { caseFileDaysBefore }: Pick<Committee, 'caseFileDaysBefore'>) {
  return caseFileDaysBefore === undefined ? undefined : addDays(dates.first, -caseFileDaysBefore);
}
