/** What types and fields of the schema state about who may read them, as Pothos keeps it. */
interface Options {
  authScopes?: Record<string, boolean> & { $all?: Record<string, boolean> };
  skipTypeScopes?: boolean;
  /** What its list weighs, where it says so itself. */
  complexity?: unknown;
  /** Answers in place of a refusal. */
  unauthorizedResolver?: unknown;
}

/** Rights of which any is enough, each one right or several that « + » joins. */
type Needed = readonly string[];

type Stating = { extensions: Readonly<Record<string, unknown>> };

export function opens(needed: Needed, own: ReadonlySet<string>): boolean {
  return needed.some((one) => one.split('+').every((right) => own.has(right)));
}

/** What opens a field: its own scopes and, unless it skips them, those of its type. */
export function neededFor(type: Stating, field: Stating): Needed {
  const own = optionsOf(field);
  const ofType = own.skipTypeScopes ? ['public'] : statedBy(optionsOf(type));
  const both = ofType.flatMap((one) => statedBy(own).map((other) => joined(one, other)));
  // Nobody who has a right is a mere sender.
  const possible = both.filter((one) => one === 'sender' || !one.split('+').includes('sender'));
  const shortest = possible.filter((one) => !possible.some((other) => other !== one && isPart(other, one)));
  return [...new Set(shortest)].toSorted();
}

function statedBy({ authScopes }: Options): Needed {
  if (authScopes === undefined) return ['public'];
  if (typeof authScopes !== 'object') throw new Error('Scopes state which rights open, and compute nothing');
  const { $all, ...any } = authScopes;
  return [...Object.keys(any), ...($all === undefined ? [] : [Object.keys($all).toSorted().join('+')])];
}

function joined(one: string, other: string): string {
  const rights = new Set([...one.split('+'), ...other.split('+')]);
  if (rights.size > 1) rights.delete('public');
  return [...rights].toSorted().join('+');
}

function isPart(one: string, other: string): boolean {
  return one.split('+').every((right) => other.split('+').includes(right));
}

export function optionsOf({ extensions }: Stating): Options {
  return (extensions.pothosOptions ?? {}) as Options;
}
