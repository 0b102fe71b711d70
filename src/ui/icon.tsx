import { clsx } from 'clsx';
import styles from './icon.module.css';

const PATHS = {
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'arrow-out': 'M6 4h10v10M16 4 4 16',
  'chevron-down': 'm5 8 5 5 5-5',
  plus: 'M3 10h14M10 3v14',
  minus: 'M3 10h14',
  search: 'M8.5 2.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12.8 12.8 18 18',
  menu: 'M0 6h20M0 14h20',
  close: 'm4 4 12 12M16 4 4 16',
  printer: 'M5.5 7V2.5h9V7M5.5 14.5h-3V7h15v7.5h-3M5.5 11.5h9v6h-9z',
  calendar: 'M3 5h14v12H3zM3 9h14M7 2.5V7M13 2.5V7',
  sent: 'M10 1.3 18.7 10 10 18.7 1.3 10zM6.7 10.2l2.4 2.4 4.2-4.7',
  warning: 'M10 1.3 18.7 10 10 18.7 1.3 10zM10 6v5.2M10 13v1.6',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon. For an unknown name, nothing is rendered, and an error is logged. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  if (!Object.hasOwn(PATHS, name)) {
    console.error(`There is no icon “${name}”.`);
    return null;
  }
  const arrow = name.startsWith('arrow-') && [styles.arrow, name === 'arrow-left' && styles.back];
  return (
    <svg
      className={clsx(styles.icon, arrow, name === 'chevron-down' && styles.chevron, className)}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
