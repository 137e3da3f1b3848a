/** Thrown when the embedded database cannot be opened; the message is for the operator. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
  /** True when only a backup helps. */
  readonly isDamaged: boolean;

  constructor(message: string, { isDamaged = false, cause }: { isDamaged?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isDamaged = isDamaged;
  }
}
