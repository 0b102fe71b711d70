import type { ComponentProps } from 'react';
import { Link } from '../ui/link.tsx';
import styles from './header-link.module.css';

/** A link of the header. A bar on the header's lower edge marks it under the pointer and on the page it leads to. */
export function HeaderLink({ className, ...attributes }: ComponentProps<typeof Link>) {
  return <Link className={`${styles.link} ${className}`} {...attributes} />;
}
