/** Made by content/load.ts. */
declare module 'virtual:content' {
  export const content: import('./content/collections.ts').SiteContent;
}

/** Made by pictures/source-image-module.ts. */
declare module 'virtual:source-images' {
  export const sourceImages: (import('./pictures/source-images.ts').SourceImage & {
    file: import('astro').ImageMetadata;
  })[];
}
