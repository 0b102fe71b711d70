/**
 * A report in which a section has been measured anew.
 * @param report Markdown that holds `<!-- bench: NAME -->` and, after it, `<!-- /bench -->`
 * @throws if the marks are not there
 */
export function withSection(report: string, name: string, measured: string): string {
  const start = `<!-- bench: ${name} -->`;
  const from = report.indexOf(start);
  const to = report.indexOf('<!-- /bench -->', from);
  if (from < 0 || to < 0) throw new Error(`The report has no section between ${start} and <!-- /bench -->. Add it.`);
  return `${report.slice(0, from + start.length)}\n\n${measured}\n\n${report.slice(to)}`;
}
