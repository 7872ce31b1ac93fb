import { deflateRawSync } from 'node:zlib'
import { zipOf } from '../../testing/zip'

const relations = (...parts: [id: string, type: string, target: string][]) =>
  `<Relationships>${parts.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** A minimal workbook: the cells of its sheet, the shared texts, the formats of the styles. */
export function workbook(rows: string, { shared = '', formats = '', styles = '' } = {}): Buffer {
  return zipOf(partsOf({ rows, shared, formats, styles }))
}

/** The same with every part compressed, as programs write it. */
export function packedWorkbook(given: Partial<Content>): Buffer {
  const parts = Object.entries(partsOf({ rows: '', shared: '', formats: '', styles: '', ...given }))
  const packed = parts.map(([name, content]) => [name, deflateRawSync(content, { level: 1 })] as const)
  const claimed = new Map(parts.map(([name, content]) => [name, Buffer.byteLength(content)]))
  return zipOf(Object.fromEntries(packed), { claimed })
}

type Content = { rows: string; shared: string; formats: string; styles: string }

function partsOf({ rows, shared, formats, styles }: Content): Record<string, string> {
  return {
    'xl/workbook.xml':
      '<workbook xmlns:r="http://r"><sheets><sheet name="Ürünler" sheetId="1" r:id="rId1"/><sheet name="Notlar" sheetId="2" r:id="rId9"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['rId9', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId1', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
  }
}
