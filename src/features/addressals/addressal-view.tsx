import { clsx } from 'clsx';
import type { Addressal } from '../../content/schemas/addressal.ts';
import type { TitledLink } from '../../routes.ts';
import { createElement, createText, type HtmlParent } from '../../shared/html.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './addressal-view.module.css';

interface AddressalViewProps {
  addressal: Addressal;
  pictures: Record<string, Picture>;
  /** The author’s portrait, beside the signature. Without a portrait, the seal is shown. */
  portrait: Picture | undefined;
  seal: Picture | undefined;
  next?: TitledLink | undefined;
}

/** A letter of welcome on a sheet, signed, with a portrait or a seal. */
export function AddressalView({ addressal, pictures, portrait, seal, next }: AddressalViewProps) {
  const { author, salutation, closing, portraitAlt = '', body } = addressal;
  const picture = portrait ?? seal;
  return (
    <div className={clsx('wrap', styles.letter)}>
      <article className={clsx('section grid', styles.sheet)}>
        <p className="title statement heading">{salutation}</p>
        <Prose className={styles.text}>
          <Text nodes={spaceInitial(body).children} pictures={pictures} />
        </Prose>
        <div className={styles.signature}>
          <div>
            <p className="statement">{author || closing}</p>
            {author && <p className="quiet">{closing}</p>}
          </div>
          {picture && (
            <div className={clsx(styles.figure, !portrait && styles.seal)}>
              <PictureImage
                picture={picture}
                alt={portrait ? portraitAlt : ''}
                sizes={portrait ? '9rem' : 'clamp(7rem, 14vw, 13rem)'}
              />
            </div>
          )}
        </div>
      </article>
      {next && (
        <p className="screen-only">
          <ArrowLink href={next.url}>{next.title}</ArrowLink>
        </p>
      )}
    </div>
  );
}

/** Wraps the space after a one-letter first word: browsers drop a space behind a drop capital (“Awarm welcome”). */
function spaceInitial(letter: HtmlParent): HtmlParent {
  const text = structuredClone(letter);
  const [paragraph] = text.children;
  if (paragraph?.type !== 'element') return text;
  const [first] = paragraph.children;
  if (first?.type !== 'text' || !/^\p{L}\s/u.test(first.value)) return text;
  const space = createElement('span', {}, [createText('\u00a0')]);
  paragraph.children.splice(0, 1, createText(first.value.charAt(0)), space, createText(first.value.slice(2)));
  return text;
}
