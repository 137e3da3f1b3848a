/* Brings a page to life once it has been painted: until then, the network and the processor belong to what is seen. */

const modules = (document.currentScript?.dataset.modules ?? '').split(' ').filter(Boolean);

if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    wakeUp();
  }).observe({ type: 'paint', buffered: true });
} else wakeUp();

async function wakeUp() {
  const preloads = modules.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(...preloads);
  // One after the other, with a pause in which a tap is answered.
  for (const address of modules) {
    await import(/* @vite-ignore */ address);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
