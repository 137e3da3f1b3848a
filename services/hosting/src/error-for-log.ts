interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
}

/**
 * What a log says of an error: its kind, its codes and where it came from, also of what caused it. Never its message,
 * nor any other part of it, which may quote what somebody sent or what a table holds: its codes stand there instead.
 * So many causes are followed, since they may go round in a circle.
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

/** The arguments of a log call that tells of an error, so that its message does not become the line's; null of any other. */
export function withoutErrorMessage([first, sentence]: unknown[]): [object, string] | null {
  const error = first instanceof Error ? first : (Object(first) as { err?: unknown }).err;
  if (!(error instanceof Error)) return null;
  const isOwn = typeof sentence === 'string' && sentence !== error.message;
  return [first === error ? { err: error } : Object(first), isOwn ? sentence : 'something failed'];
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z][\w-]{0,60}$|^[A-Z\d]{5}$/.test(value);
}

/** A line of the stack itself: a message before it can hold any line. */
function isFrame(line: string): boolean {
  return /^ {4}at (?:[\w$.<>[\] ]+ \()?(?:file:|node:|\/)[^()]*:\d+:\d+\)?$/.test(line);
}
