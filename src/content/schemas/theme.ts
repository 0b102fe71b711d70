import { z } from 'astro/zod';
import { lettersWithoutFont } from '../../languages/scripts.ts';
import { contrastConstraints } from '../theme/contrast.ts';
import { DEFAULT_PALETTE, ROLES } from '../theme/palette.ts';
import { agree } from './agree.ts';
import { colour, fieldset, svgFile } from './fields.ts';

const { paper, ink, accent, brass, night } = DEFAULT_PALETTE;

const palette = fieldset({
  paper: colour(paper).describe('The page in light mode, and what is written on dark ground.'),
  ink: colour(ink).describe('What is written and drawn on paper.'),
  accent: colour(accent).describe('Links on paper, buttons and errors.'),
  brass: colour(brass).describe('Ornaments and labels, and links on dark ground.'),
  night: colour(night).describe('The header, the footer and the first page, and the page in dark mode.'),
}).check(agree(ROLES, contrastConstraints));

const INITIALS = 'Write one to five Latin capitals or digits here, for example: SMUN';

/** `content/theme.yaml`: how the site looks. */
export const themeSchema = fieldset({
  palette: palette
    .prefault({})
    .describe('The colours, by what they are for. All others follow from them; one that is left out stays as it is.'),
  mark: svgFile()
    .optional()
    .describe(
      'The mark of the school: an SVG drawing in the folder theme. Without one, its initials are set in a frame.',
    ),
  hero: z
    .enum(['facade', 'arcade'], { error: 'Write facade or arcade here.' })
    .default('facade')
    .describe(
      'The building on the home page, with the arch, the door and the lattice of other pages: facade has domes and cusped arches, arcade is plain.',
    ),
  initials: z
    .string({ error: INITIALS })
    .regex(/^[\p{Lu}0-9]{1,5}$/u, { error: INITIALS })
    .refine((initials) => !lettersWithoutFont(initials, []), { error: INITIALS })
    .optional()
    .describe('Used where there is no mark. Without this line, they are those of the short name.'),
});

export type Theme = z.infer<typeof themeSchema>;
