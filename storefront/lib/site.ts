/** The shop's name as visitors read it. */
export const siteName = 'Barnum';

/** The slogan beside the name. */
export const siteTagline = 'Location de matériel de réception sur la presqu’île';
