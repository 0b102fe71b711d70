/** Made by integrations/content-module.ts. */
declare module 'virtual:content' {
  export const content: import('./content/collections.ts').SiteContent;
  export const pictures: (import('./pictures/source-images.ts').SourceImage & {
    file: import('astro').ImageMetadata;
  })[];
}
