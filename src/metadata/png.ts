/** PNG options for drawings with few colours. */
export const SMALL_PNG = { palette: true, compressionLevel: 9 };

export function pngResponse(png: Buffer): Response {
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
