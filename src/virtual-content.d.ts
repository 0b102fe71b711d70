/** Made by integrations/content-module.ts. */
declare module 'virtual:content' {
  export const edition: import('./content/collections.ts').Edition;
  export const pictures: (import('./pictures/source-images.ts').SourceImage & {
    file: import('astro').ImageMetadata;
  })[];
}
