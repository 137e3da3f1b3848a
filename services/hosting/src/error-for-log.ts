interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
}

/**
 * What is logged of an error and its causes: type, codes and stack. Never its message or other properties,
 * which may contain personal data: the codes replace the message.
 * `causes` limits how many causes are followed, since they may be circular.
 */
export function errorForLog(error: unknown, causes = 5): LoggedError {
  const { name, code, kind, originalCode, cause, meta, stack } = Object(error) as Record<string, unknown>;
  const { modelName, driverAdapterError } = Object(meta) as Record<string, unknown>;
  const deeper = cause ?? driverAdapterError;
  return {
    type: error instanceof Error && isWord(name) ? name : typeof error,
    message: [code, kind, originalCode, modelName].filter(isWord).join(' '),
    stack: typeof stack === 'string' ? stack.split('\n').filter(isFrame).join('\n') : '',
    ...(causes > 0 && typeof deeper === 'object' && deeper !== null && { cause: errorForLog(deeper, causes - 1) }),
  };
}

/**
 * The arguments of a log call with an error, changed so that its message does not become the line's; null for any other
 * call.
 */
export function withoutErrorMessage([first, sentence]: unknown[]): [object, string] | null {
  const error = first instanceof Error ? first : (Object(first) as { err?: unknown }).err;
  if (!(error instanceof Error)) return null;
  const isOwn = typeof sentence === 'string' && sentence !== error.message;
  return [first === error ? { err: error } : Object(first), isOwn ? sentence : 'something failed'];
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z][\w-]{0,60}$|^[A-Z\d]{5}$/.test(value);
}

/** Whether a line is a stack frame, not a line of the message above the stack. */
function isFrame(line: string): boolean {
  return /^ {4}at (?:[\w$.<>[\] ]+ \()?(?:file:|node:|\/)[^()]*:\d+:\d+\)?$/.test(line);
}
