import type { Issue } from '../reading/issue.ts';
import { issueAt, type Passage, TO_BE_WRITTEN } from '../reading/prose.ts';

/** A pattern that reveals a mistake in a text, and the message for it. */
export interface TextRule {
  /** A global pattern reports every place, others the first. */
  pattern: RegExp;
  /** Without a message, the match is right after all. */
  message: (match: RegExpMatchArray) => string | undefined;
  /** Where the rule holds, if not everywhere: in fields, which are plain text, or in the text of a Markdown file. */
  in?: 'fields' | 'markdown';
  /** Whether it may be meant. */
  isDoubt?: true;
}

/** What is wrong, or may be wrong, in the words of a text. A text that is to be written anew is left alone. */
export function applyRules(rules: readonly TextRule[], passage: Passage): Issue[] {
  if (passage.text.startsWith(TO_BE_WRITTEN)) return [];
  const kind = passage.path ? 'fields' : 'markdown';
  return rules
    .filter((rule) => rule.in === undefined || rule.in === kind)
    .flatMap((rule) => {
      const { pattern, message, isDoubt } = rule;
      const matches = pattern.global ? [...passage.text.matchAll(pattern)] : [passage.text.match(pattern)];
      return matches
        .flatMap((match) => (match ? issueAt(passage, match.index ?? 0, message(match)) : []))
        .map((issue) => ({ ...issue, isDoubt }));
    });
}
