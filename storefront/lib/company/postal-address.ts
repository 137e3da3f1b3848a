interface PostalAddress {
  street: string;
  postalCode: string;
  town: string;
}

/** The parts of « 12 rue du Port, 56170 Quiberon »; null for an address that is written in another way. */
export function parsePostalAddress(adresse: string): PostalAddress | null {
  const [, street, postalCode, town] = /^(.+?),?\s+(\d{5})\s+(.+)$/s.exec(adresse) ?? [];
  return street && postalCode && town ? { street, postalCode, town } : null;
}

/** The address as on an envelope, with the town on a line of its own. */
export function addressLines(adresse: string): string {
  const parts = parsePostalAddress(adresse);
  return parts ? `${parts.street}\n${parts.postalCode} ${parts.town}` : adresse;
}

/** Link to the way there; where the visitor comes from is asked for on that page. */
export function routeLink(adresse: string): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(adresse.replace(/\s+/g, ' '))}`;
}

/** Link to the address on a map; the page itself loads nothing from there. */
export function mapLink(adresse: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(adresse.replace(/\s+/g, ' '))}`;
}
