import { isTooOld } from '@barnum/rules/desk/handover/kept';
import { keptDatabase } from '../lib/kept-mark.ts';

/**
 * Deletes the kept sheets 48 hours after the last contact. The pages' own mark (`lib/kept-mark.ts`) stays: they tell the
 * loss from it.
 */
export async function forgetOldSheets(now = Date.now()): Promise<void> {
  const contact = await readContact();
  if (contact !== null && isTooOld(contact, now)) indexedDB.deleteDatabase(keptDatabase);
}

/** When the service last said something; null where nothing is kept, or that is not known. */
function readContact(): Promise<number | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(keptDatabase);
    opening.onerror = () => resolve(null);
    // There is none: none is made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => {
      const { result: db } = opening;
      const close = (at: number | null) => {
        db.close();
        resolve(at);
      };
      if (!db.objectStoreNames.contains('contacts')) {
        close(null);
        return;
      }
      const reading = db.transaction('contacts').objectStore('contacts').get(1);
      reading.onsuccess = () => close(reading.result?.at ?? null);
      reading.onerror = () => close(null);
    };
  });
}
