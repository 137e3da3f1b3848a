import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = { [Name in keyof O]: O[Name]['type'] extends 'boolean' ? boolean : string };

/**
 * The options of the command line: texts without a default are required, flags are not. Prints `usage` and ends the process when they are
 * wrong.
 */
export function readOptions<const O extends Options>(usage: string, options: O): Values<O> {
  try {
    const values: Record<string, unknown> = parseArgs({ options }).values;
    const entries = Object.entries(options).map(([name, { type }]) => {
      const value = values[name] ?? (type === 'boolean' ? false : undefined);
      if (value === undefined || (value === '' && options[name]?.default !== '')) throw new Error(usage);
      return [name, value];
    });
    return Object.fromEntries(entries) as Values<O>;
  } catch {
    process.stderr.write(`${usage}\n`);
    process.exit(1);
  }
}
