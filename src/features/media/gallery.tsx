import { routes } from '../../routes.ts';
import type { GalleryPicture } from '../../site/site-pages.ts';
import { Label, Title } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './gallery.module.css';

type GalleryShot = GalleryPicture & { picture: Picture };

/** All photographs under their headings, in rows of one height each. Nothing is cropped. */
export function Gallery({ shots }: { shots: GalleryShot[] }) {
  const groups = Map.groupBy(shots, ({ group }) => group.id);
  return [...groups].map(([id, inGroup]) => (
    <section key={id} className={styles.group} aria-labelledby={id}>
      <h2 className="stack" id={id}>
        {inGroup[0]?.group.label && <Label as="span">{inGroup[0].group.label} </Label>}
        {inGroup[0]?.group.title}
      </h2>
      <ul className={styles.shots}>
        {inGroup.map(({ picture, path, alt, caption, credit, number }) => (
          <li key={path} data-ratio={ratioOf(picture)}>
            <figure>
              <Link href={path}>
                <PictureImage
                  picture={picture}
                  alt={alt}
                  // As wide as the style sheet lets one of its shape become.
                  sizes={`min(92vw, ${(27.2 * Number(ratioOf(picture))).toFixed(1)}rem)`}
                  isFirst={number === 1}
                />
              </Link>
              {(caption || credit) && (
                <figcaption>
                  {caption}
                  <Credit name={credit} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Credit({ name }: { name: string | undefined }) {
  return name && <small>Photograph: {name}</small>;
}

type PhotographProps = { shot: GalleryShot; count: number } & Record<'previous' | 'next', GalleryPicture | undefined>;

/** One photograph, as large as the window allows. */
export function Photograph({ shot, count, previous, next }: PhotographProps) {
  const { picture, alt, title, credit, number, group } = shot;
  return (
    <article className={`wrap ${styles.photograph}`}>
      <figure data-ratio={ratioOf(picture)}>
        <PictureImage
          picture={picture}
          alt={alt}
          sizes={`min((100vh - 17.75rem) * ${ratioOf(picture)}, 92vw, 82rem)`}
          isFirst
        />
        <figcaption>
          <Label>{[group.label, group.title].filter(Boolean).join(' · ')}</Label>
          <Title as="h1">{title}</Title>
          <Credit name={credit} />
        </figcaption>
      </figure>
      <Pagination
        label="Pictures"
        previous={previous && { label: 'Previous', href: previous.path }}
        next={next && { label: 'Next', href: next.path }}
      >
        <Link className="target" href={`${routes.media}#${group.id}`}>
          <span className="visually-hidden">All pictures: </span>
          {number} of {count}
        </Link>
      </Pagination>
    </article>
  );
}

/** The shape of a picture as `data-ratio` names it. */
function ratioOf({ width, height }: Picture): string {
  return (width / height).toFixed(3);
}

/** A rule for each shape: the style sheet works with `--ratio`, and the security policy allows no `style` attribute. */
export function ratioRules(pictures: Picture[]): string {
  return [...new Set(pictures.map(ratioOf))].map((ratio) => `[data-ratio="${ratio}"]{--ratio:${ratio}}`).join('');
}
