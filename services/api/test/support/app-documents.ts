import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';

/** The operations and fragments in the sources of an app, as it sends them. */
export function readAppDocuments(folder: string): {
  operations: OperationDefinitionNode[];
  fragments: FragmentDefinitionNode[];
} {
  const source = fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));
  const definitions = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|node_modules|^dist/.test(name))
    .flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/graphql\(\s*`([^`]+)`/g)])
    // A mark for the types of the apps, which they do not send.
    .map(([, text = '']) =>
      visit(parse(text), { Directive: ({ name }) => (name.value === '_unmask' ? null : undefined) }),
    )
    .flatMap((document) => document.definitions);
  return {
    operations: definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION),
    fragments: definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION),
  };
}
