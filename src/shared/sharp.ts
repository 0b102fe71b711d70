import sharp from 'sharp';

// sharp's cache keeps files open, and on Windows, open files cannot be replaced or removed.
sharp.cache(false);

export { sharp };
