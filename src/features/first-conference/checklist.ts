import { anchorOf } from '../../shared/anchor.ts';

/** Something to do before or at the conference. */
export interface ChecklistItem {
  /** By which its tick is kept. */
  value: string;
  title: string;
  text: string;
  link?: { title: string; url: string } | undefined;
}

export interface ChecklistPart {
  title: string;
  items: ChecklistItem[];
}

type Source = { title: string; items: readonly Omit<ChecklistItem, 'value'>[] };

/** The checklist, each item with the value by which its tick is kept. */
export function checklist(parts: readonly Source[]): ChecklistPart[] {
  return parts.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ ...item, value: anchorOf(item.title) })),
  }));
}

/** Key under which ticks are stored: each edition begins afresh. */
export function ticksKey(edition: number): string {
  return `first-conference-ticks-${edition}`;
}
