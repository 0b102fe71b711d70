import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/** In what quality a picture is encoded. */
export interface Encoding {
  /** Of colours, 1 to 100. */
  quality: number;
  /** Of transparency in WebP, 1 to 100. */
  alphaQuality?: number;
}

/**
 * Astro’s image service, which has no option for transparency. Delete `.local/cache` after a change here: Astro does not
 * notice it.
 */
const imageService: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['src', 'width', 'height', 'format', 'quality', 'alphaQuality', 'fit', 'position'],
  transform: (picture, options, config, logger) => {
    const encoders = { webp: { alphaQuality: options.alphaQuality }, avif: { effort: 3 } };
    const service = { ...config.service, config: encoders };
    return sharpService.transform(picture, options, { ...config, service }, logger);
  },
};

export default imageService;
