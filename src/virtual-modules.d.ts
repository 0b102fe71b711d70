/** Made by content/load.ts. */
declare module 'virtual:content' {
  export const content: import('./content/collections.ts').SiteContent;
}

/** Made by pictures/picture-module.ts. */
declare module 'virtual:pictures' {
  export const pictures: (import('./pictures/source-images.ts').SourceImage & {
    file: import('astro').ImageMetadata;
  })[];
}
