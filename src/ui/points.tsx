import { Quiet } from './letters.tsx';
import styles from './points.module.css';

/** Short answers under their headings, between rules; side by side where there is room. */
export function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className="columns">
          <h3>{title}</h3>
          <Quiet className="measure">{text}</Quiet>
        </li>
      ))}
    </ul>
  );
}
