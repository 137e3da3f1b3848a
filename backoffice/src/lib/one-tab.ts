/**
 * Runs `work` in one of this browser's tabs at a time; when that tab closes, another one takes over. In a browser
 * without Web Locks, every tab runs it. `signal` ends it.
 */
export async function inOneTab(name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Aborted while waiting for the lock.
    if (!signal.aborted) throw error;
  }
}
