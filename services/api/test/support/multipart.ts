/** A multipart body for `app.inject`, its fields in order and its file last. */
export function multipartBody(
  fields: Record<string, string>,
  file: { field: string; filename: string; bytes: Buffer },
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'barnum-test-boundary';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([...parts, Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The body of a GraphQL operation with a file as its `$file`, as browsers send it. */
export function uploadBody(
  { query, variables }: { query: string; variables?: object },
  { filename = 'photo.png', bytes }: { filename?: string; bytes: Buffer },
) {
  const operations = JSON.stringify({ query, variables: { ...variables, file: null } });
  const map = JSON.stringify({ 0: ['variables.file'] });
  return multipartBody({ operations, map }, { field: '0', filename, bytes });
}
