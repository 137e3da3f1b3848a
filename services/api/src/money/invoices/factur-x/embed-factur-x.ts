import type { PdfWriter } from '../../../platform/pdf/pdf-writer.ts';

const fileName = 'factur-x.xml';
const schema = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Puts the XML of an invoice into its PDF, and says so in the metadata, as Factur-X 1.0 asks. */
export function embedFacturX({ doc }: PdfWriter, xml: string, date: Date): void {
  const file = {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  };
  doc.file(Buffer.from(xml), file);
  doc.appendXML(metadata);
}

const properties = [
  ['DocumentFileName', fileName, 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', '1.0', 'version of the Factur-X XML schema'],
  ['ConformanceLevel', 'EN 16931', 'conformance level of the embedded Factur-X data'],
] as const;

const metadata = `<rdf:Description rdf:about="" xmlns:fx="${schema}">
${properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('\n')}
</rdf:Description>
<rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${schema}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties
  .map(
    ([name, , description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
