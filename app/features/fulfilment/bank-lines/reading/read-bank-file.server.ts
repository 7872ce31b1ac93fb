import { readWorkbook, XmlRefusal } from '~/features/catalogue/catalogue.server'
import { decodeText } from '~/kernel/decode-text'
import { type BankFile, most } from '../bank-lines'
import { text } from '../text'
import { readCsvRows } from './csv.server'
import { dayOfCell } from './day'
import { isMt940, readMt940 } from './mt940'
import { BankFileRefusal } from './refusal'
import { readTable, type TableRow } from './table'

/** Reads a bank's file of account movements: CSV, a workbook, or MT940, told apart by content. Throws BankFileRefusal. */
export async function readBankFile(bytes: Uint8Array): Promise<BankFile> {
  if (bytes.length === 0) throw new BankFileRefusal(text.empty)
  if (bytes.length > most.bytes) throw new BankFileRefusal(text.tooLarge)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new BankFileRefusal(text.oldExcel)
  if (startsWith(bytes, [0x50, 0x4b]))
    return { format: 'xlsx', account: '', ...readTable(await rowsOf(bytes)) }
  const content = decodeText(bytes)
  if (content === null) throw new BankFileRefusal(text.encoding)
  if (/^\s*(?:<|%PDF)/.test(content)) throw new BankFileRefusal(text.web)
  if (content.trim() === '') throw new BankFileRefusal(text.empty)
  if (isMt940(content)) return readMt940(content)
  return { format: 'csv', account: '', ...readTable(readCsvRows(content)) }
}

async function rowsOf(bytes: Uint8Array): Promise<TableRow[]> {
  const rows: TableRow[] = []
  try {
    for await (const { row, cells } of readWorkbook(Buffer.from(bytes), dayOfCell)) {
      rows.push({ line: row, cells })
      if (rows.length > most.lines + 200) throw new BankFileRefusal(text.tooMany(most.lines))
    }
  } catch (error) {
    if (error instanceof XmlRefusal) throw new BankFileRefusal(text.workbook)
    throw error
  }
  return rows
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte)
