/** Name of the house as visitors read it. */
export const siteName = 'Barnum';

/** Sentence that stands beside the name. */
export const siteTagline = 'Location de matériel de réception sur la presqu’île';
