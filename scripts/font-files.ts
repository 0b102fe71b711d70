/** The fonts of the site: name of the file that it serves → file of the @fontsource package that it is cut from. */
export const FONTS = {
  'display.woff2': '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
  'text.woff2': '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  'text-600.woff2': '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
};
