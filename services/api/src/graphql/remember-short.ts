/** Characters of a document: any of an app's or a person's is shorter. */
const maxLength = 8_000;
const maxDocuments = 1_000;

/** What GraphQL keeps for a document that comes again. A thousand long ones would fill the memory: those are not kept. */
export function rememberShort<Value>() {
  const kept = new Map<string, Value>();
  return {
    get: (document: string) => kept.get(document),
    set(document: string, value: Value) {
      if (document.length > maxLength) return;
      const [oldest] = kept.keys();
      if (kept.size >= maxDocuments && oldest !== undefined) kept.delete(oldest);
      kept.set(document, value);
    },
  };
}
