import type { Issue } from '../content/issue.ts';
import type { ContentFile } from '../content/read.ts';
import { type ContentLink, linksIn } from '../content/texts.ts';
import { readAddress } from '../shared/addresses.ts';

/** Links in a file that browsers cannot open. Pictures: check-pictures.ts. */
export function checkLinks(file: ContentFile): Issue[] {
  return linksIn(file).flatMap((link) => {
    const message = link.isPicture ? undefined : linkMessage(link);
    return message ? [{ file: link.file, line: link.line, path: link.path, message }] : [];
  });
}

function linkMessage({ path: field, words, address }: ContentLink): string | undefined {
  if (!field && words.trim() === '')
    return 'This link has no words. Write some between the square brackets: [the guidelines](/guidelines).';
  // The schema reports invalid addresses in fields.
  return copyMessage(address) ?? (field ? undefined : readAddress(address).problem);
}

/** Error message for an address that was copied in the wrong place. */
function copyMessage(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  if (isDetour(url))
    return 'This link takes a detour that records who follows it. Follow it, and copy the address that your browser shows then.';
  if (/\/(?:closedform|formResponse)$/.test(url.pathname))
    return 'This is a form that is closed, or that you have just sent. Open it in its editor, let it accept answers, and copy the address that Send (or Publish) gives.';
  return isFormEditor(url)
    ? 'This is the address of the form’s editor, where answers can be read. In the form, choose Send (or Publish), then the sign of a link, and copy that address.'
    : undefined;
}

function isDetour({ hostname, pathname }: URL): boolean {
  return (
    (/^(?:www\.)?google\.[a-z.]+$/.test(hostname) && pathname === '/url') ||
    hostname.endsWith('.safelinks.protection.outlook.com')
  );
}

/** Path segments of editors and answers, by form service. */
const FORM_EDITORS: Record<string, string[]> = {
  'docs.google.com/forms': ['edit', 'prefill', 'viewanalytics'],
  'forms.office.com': ['DesignPage.aspx', 'AnalysisPage.aspx', 'DesignPageV2.aspx'],
  'forms.cloud.microsoft': ['DesignPage.aspx', 'AnalysisPage.aspx', 'DesignPageV2.aspx'],
  'typeform.com': ['create', 'results', 'report'],
  'jotform.com': ['build', 'form-builder', 'tables', 'inbox', 'report'],
  'tally.so/forms': ['edit', 'submissions', 'summary'],
};

function isFormEditor({ hostname, pathname }: URL): boolean {
  const place = `.${hostname}${pathname}/`;
  return Object.entries(FORM_EDITORS).some(
    ([service, steps]) => place.includes(`.${service}/`) && pathname.split('/').some((step) => steps.includes(step)),
  );
}
