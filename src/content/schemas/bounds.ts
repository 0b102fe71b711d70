/** shared.css has styles for this many days. */
export const MAX_DAYS = 7;

/** Letters that search results show of a description. */
export const MAX_DESCRIPTION = 160;

/** For a picture as it is uploaded. Visitors load the smaller files that the build makes. */
export const MAX_PICTURE_BYTES = 20_000_000;
