import { buffer } from 'node:stream/consumers';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readTable } from './read-table.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook as LibreOffice writes it: parts in its order, shared strings, styles by number. */
async function workbook({ rows, strings = '', is1904 = false }: { rows: string; strings?: string; is1904?: boolean }) {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(head + xml), name);
  add(
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook ${main} xmlns:r="${relations}"><fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" date1904="${is1904}"/><sheets><sheet name="Tarifs &amp; prix" sheetId="1" state="visible" r:id="rId2"/></sheets></workbook>`,
  );
  add(
    'xl/styles.xml',
    `<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="[$-40C]dd/mm/yyyy"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="164"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="164"/><xf numFmtId="165" applyNumberFormat="true"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  );
  add('xl/sharedStrings.xml', `<sst ${main}>${strings}</sst>`);
  add('xl/worksheets/sheet1.xml', `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`);
  add(
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
  );
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

const read = async (given: Parameters<typeof workbook>[0]) => readTable({ bytes: await workbook(given), sheet: 0 });

it('reads shared and inline texts, parts of rich text, kept spaces, and cells that are left out', async () => {
  const strings =
    '<si><t>Désignation</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">Chaise </t></r><r><t>« Napoléon »</t></r></si>' +
    '<si><t xml:space="preserve">  Deux\nlignes_x000D_ &lt;b&gt;  </t></si><si><t>漢<rPh sb="0" eb="1"><t>かん</t></rPh></t></si>';
  const rows =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="D2" t="inlineStr"><is><r><t>En </t></r><r><t>ligne</t></r></is></c></row>' +
    '<row r="5"><c r="A5" t="s"><v>1</v></c><c r="B5" t="str"><f>A1&amp;"x"</f><v>calculé</v></c><c r="C5"><v>4.1</v></c>' +
    '<c r="D5" t="b"><v>1</v></c><c r="E5" t="e"><v>#N/A</v></c></row><row r="6"><c r="B6" t="s"><v>2</v></c></row>';
  const table = await read({ rows, strings });
  if ('problem' in table) throw new Error(table.problem);
  expect(table.sheets).toEqual(['Tarifs & prix']);
  expect(table.rows.map(({ line }) => line)).toEqual([2, 5, 6]);
  expect(table.rows[0]?.cells.slice(0, 4)).toEqual(['Désignation', '', '', 'En ligne']);
  expect(table.rows[1]?.cells.slice(0, 4)).toEqual(['Chaise « Napoléon »', 'calculé', '4,1', 'oui']);
  expect(table.rows[2]?.cells[1]).toMatch(/Deux\r?\nlignes/);
});

it.each([
  [false, 46_215],
  [true, 46_215 - 1_462],
])('reads days by their style, counted from 1904: %s', async (is1904, serial) => {
  const rows = `<row r="1"><c r="A1" s="1"><v>${serial}</v></c><c r="B1" s="2"><v>${serial}</v></c><c r="C1" s="0"><v>12</v></c></row>`;
  expect(await read({ rows, is1904 })).toMatchObject({ rows: [{ cells: ['12/07/2026', '12/07/2026', '12'] }] });
});

it('comes to an end with what is nested without one, unknown entities and cells far away', async () => {
  const text = (inner: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${inner}</t></is></c></row>`;
  const deep = await read({ rows: text(`${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`) });
  expect('problem' in deep || deep.rows.length <= 1).toBe(true);
  const far = await read({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' });
  expect('problem' in far || far.rows.length === 0).toBe(true);
  const entities = await read({ rows: text('&laugh;&#x110000;&#0;') });
  expect('problem' in entities || entities.rows.length <= 1).toBe(true);
  expect(await readTable({ bytes: (await workbook({ rows: '' })).subarray(0, 400), sheet: 0 })).toEqual({
    problem: importSentences.unreadable,
  });
});
