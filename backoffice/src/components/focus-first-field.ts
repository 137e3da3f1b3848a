/** For a window's `afterOpenChange`: gives its first field the focus, which antd gives to the window itself. */
export function focusFirstField(isOpen: boolean): void {
  if (!isOpen) return;
  const dialog = document.activeElement?.closest('[role="dialog"]');
  dialog?.querySelector<HTMLElement>('input:not([type="file"], [type="hidden"]), textarea')?.focus();
}
