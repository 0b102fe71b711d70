import sharp from 'sharp';

// The cache keeps files open, which then cannot be replaced or removed on Windows.
sharp.cache(false);

export { sharp };
