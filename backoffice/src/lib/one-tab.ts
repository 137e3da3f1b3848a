/**
 * Runs `work` in one of this browser's tabs at a time; when that tab closes, another one takes over. Every tab by itself
 * where the browser has no locks. Ends with `signal`.
 */
export async function inOneTab(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Ended while another tab had its turn.
    if (!signal.aborted) throw error;
  }
}
