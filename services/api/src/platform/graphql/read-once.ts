import type { CallContext } from '../context.ts';

/** What a call reads once, for all that it lists: the value when it has been read, before that its promise. */
export function readOnce<Value>(read: (context: CallContext) => Promise<Value>) {
  const known = new WeakMap<CallContext, Value | Promise<Value>>();
  return (context: CallContext): Value | Promise<Value> => {
    const before = known.get(context);
    if (before !== undefined) return before;
    const reading = read(context).then((value) => {
      known.set(context, value);
      return value;
    });
    known.set(context, reading);
    return reading;
  };
}

/** What `use` makes of a value, at once when it is there. */
export function whenRead<Value, Result>(value: Value | Promise<Value>, use: (value: Value) => Result) {
  return value instanceof Promise ? value.then(use) : use(value);
}
