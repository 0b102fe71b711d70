import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { sharp } from '../shared/sharp.ts';

export interface Encoding {
  quality: number;
  /** Quality of transparency in WebP, 1 to 100. */
  alphaQuality?: number;
}

/** Astro's image service with `alphaQuality` and `isTrimmed`. After a change, delete `.local/cache`: it keeps pictures. */
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
