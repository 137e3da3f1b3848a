/** Shows at most `visible` toasts at a time; the others wait in order until one closes (spec section 9). */
export function createToastQueue<Toast>(visible: number, show: (toast: Toast) => void) {
  const waiting: Toast[] = [];
  let shown = 0;

  return {
    push(toast: Toast): void {
      if (shown === visible) {
        waiting.push(toast);
        return;
      }
      shown += 1;
      show(toast);
    },
    closed(): void {
      const next = waiting.shift();
      if (next === undefined) shown -= 1;
      else show(next);
    },
  };
}
