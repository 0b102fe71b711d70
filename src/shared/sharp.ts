import sharp from 'sharp';

// On Windows, a file that it keeps open can neither be replaced nor removed.
sharp.cache(false);

export { sharp };
