import { servicePaths, technicalPaths } from '@barnum/rules/paths';
import { escapeHtml } from '@barnum/rules/text/html';

/** The part of an OpenAPI document that the page shows. */
export interface DocumentedApi {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  tags: string[];
  summary: string;
  description: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  maxLength?: number;
}

/** An HTML page of the document: one section for each tag, one entry for each call. */
export function documentationPage({ info, tags, paths }: DocumentedApi): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const sections = tags.map(
    ({ name, description }) =>
      `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${calls
        .filter((call) => call.tags[0] === name)
        .map(entry)
        .join('')}</section>`,
  );
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Les appels de ${servicePaths.rest}</title>
<link rel="stylesheet" href="${technicalPaths.documentationStyle}">
</head>
<body>
<header><h1>Les appels de <code>${servicePaths.rest}</code></h1>
<p>${escapeHtml(info.description)} Le même document pour les programmes :
<a href="${technicalPaths.openApi}">openapi.json</a>.</p>
<p>Les écritures demandent un jeton ou la clé d’un programme, dans l’en-tête <code>Authorization: Bearer …</code>. Un
jeton vient de <code>POST ${servicePaths.rest}/auth/login</code> ; une clé, de Paramètres → Avancé → Clés et webhooks.
Un refus répond <code>{"error", "code", "fields"}</code>.</p>
<nav aria-label="Groupes">${tags.map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' ')}</nav></header>
<main>${sections.join('')}</main>
</body>
</html>
`;
}

function entry({
  path,
  method,
  summary,
  description,
  requestBody,
  responses,
}: Operation & { path: string; method: string }) {
  const statuses = Object.entries(responses)
    .map(([status, { description, content }]) => {
      const schema = content?.['application/json']?.schema;
      const answer = schema && schema.$ref === undefined ? `<pre>${escapeHtml(shape(schema))}</pre>` : '';
      return `<li><code>${escapeHtml(status)}</code> ${escapeHtml(description)}${answer}</li>`;
    })
    .join('');
  return `<article><h3><code class="${method}">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. ${escapeHtml(description)}</p>${requestBody ? fields(requestBody) : ''}<ul>${statuses}</ul></article>`;
}

function fields({ content }: NonNullable<Operation['requestBody']>): string {
  return Object.entries(content)
    .map(([type, { schema }]) => {
      const rows = Object.entries(schema.properties ?? {}).map(
        ([name, field]) =>
          `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(describe(field))}</td><td>${schema.required?.includes(name) ? 'obligatoire' : ''}</td></tr>`,
      );
      return `<table><caption>${escapeHtml(type)}</caption><tbody>${rows.join('')}</tbody></table>`;
    })
    .join('');
}

/** An answer as JSON, with types in place of values. */
function shape({ properties, items, ...schema }: Schema, indent = ''): string {
  if (items) return `[${shape(items, indent)}]`;
  if (!properties) {
    const [object] = schema.anyOf?.filter((choice) => choice.properties) ?? [];
    return object ? `${shape(object, indent)} | null` : describe(schema);
  }
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, inner]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${deeper}${name}${mark}: ${shape(inner, deeper)}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function describe(field: Schema): string {
  if (field.enum) return field.enum.join(' | ');
  if (field.anyOf) return field.anyOf.map(describe).join(' | ');
  const type = field.format ?? [field.type ?? 'valeur'].flat().join(' | ');
  return field.maxLength === undefined ? type : `${type}, ${field.maxLength} caractères au plus`;
}

export const documentationStyle = `
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #12293a; background: #fdfbf6; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; border-bottom: 2px solid #efe6d6; }
h3 { margin: 0; font-size: 1rem; }
a { color: #14626b; }
nav a { display: inline-block; margin: 0 1rem 0.5rem 0; }
article { margin: 1rem 0; padding: 1rem; background: #fff; border: 1px solid #efe6d6; border-radius: 14px; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
h3 code:first-child { padding: 0.1rem 0.5rem; border-radius: 6px; color: #fff; background: #14626b; }
h3 code.post { background: #3d6b34; }
h3 code.put { background: #8a5a00; }
h3 code.delete { background: #a53019; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: #45586a; }
pre { margin: 0.25rem 0 0.75rem; overflow-x: auto; font: 0.875rem/1.5 ui-monospace, monospace; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; font-weight: normal; }
ul { margin: 0.5rem 0 0; padding-left: 1.25rem; color: #45586a; }
`;
