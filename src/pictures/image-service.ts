import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** In what quality a picture is encoded. */
export interface Encoding {
  /** Of colours, 1 to 100. */
  quality: number;
  /** Of transparency in WebP, 1 to 100. */
  alphaQuality?: number;
  /** Without the empty edges of a drawing. */
  isTrimmed?: boolean;
}

/**
 * Astro’s image service, which has no options for transparency and edges. Delete `.local/cache` after a change here: Astro does not
 * notice it.
 */
const imageService: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'alphaQuality', 'fit', 'position', 'isTrimmed'],
  transform: async (picture, options, config, logger) => {
    const encoders = { webp: { alphaQuality: options.alphaQuality }, avif: { effort: 3 } };
    const service = { ...config.service, config: encoders };
    const drawing = options.isTrimmed ? await sharp(picture).trim().toBuffer() : picture;
    return sharpService.transform(drawing, options, { ...config, service }, logger);
  },
};

export default imageService;
