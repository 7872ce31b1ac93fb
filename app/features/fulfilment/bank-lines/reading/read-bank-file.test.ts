import { describe, expect, test } from 'vitest'
import { workbook } from '~/features/catalogue/import/workbook/testing/workbook'
import { readBankFile } from './read-bank-file.server'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readBankFile(bytes(text))
const refusal = async (text: string) =>
  read(text).then(
    () => null,
    (error: Error) => error.message,
  )

describe('a CSV file', () => {
  test('is read with either separator, with rows above its headings and sums below', async () => {
    const file = await read(
      [
        'Hesap Hareketleri;;;',
        'IBAN;TR00 0000;;',
        'İşlem Tarihi;Açıklama;İşlem Tutarı (TL);Bakiye',
        '24.11.2026 10:15;EFT AYŞE YILMAZ "ABCDEFGHJKL";1.234,50;2.000,00',
        '24/11/2026;POS komisyonu;-12,00;1.988,00',
        'Toplam;;1.222,50;',
      ].join('\r\n'),
    )
    expect(file).toEqual({
      format: 'csv',
      account: '',
      debits: 1,
      credits: [
        {
          line: 4,
          bookedOn: '2026-11-24',
          amount: 123_450,
          description: 'EFT AYŞE YILMAZ "ABCDEFGHJKL"',
          sender: '',
          reference: '',
        },
      ],
    })
    const other = await read('date,description,amount\n2026-11-24,Ali,"1,234.50"\n')
    expect(other.credits[0]!.amount).toBe(123_450)
  })

  test('has columns for both directions, a sender and the number of the receipt', async () => {
    const file = await read(
      'Tarih;Açıklama;Borç;Alacak;Gönderen;Dekont No\n24.11.2026;Havale;;99,90;Ömer Şen;778\n24.11.2026;Vergi;10,00;;;\n',
    )
    expect(file.debits).toBe(1)
    expect(file.credits).toMatchObject([{ amount: 9_990, sender: 'Ömer Şen', reference: '778' }])
  })

  test('may be in windows-1254', async () => {
    const text = 'Tarih;A\u00e7\u0131klama;Tutar\n24.11.2026;\u015eI\u015eL\u0130;5,00\n'
    const codes: Record<string, number> = { ç: 0xe7, ı: 0xfd, Ş: 0xde, İ: 0xdd }
    const encoded = Uint8Array.from([...text], (sign) => codes[sign] ?? sign.charCodeAt(0))
    expect((await readBankFile(encoded)).credits[0]!.description).toBe('ŞIŞLİ')
  })

  test.each([
    ['Tarih;Açıklama;Tutar\n24.11.2026;Ali;1.234\n', 'iki türlü okunabilir'],
    ['Tarih;Açıklama;Tutar\n31.02.2026;Ali;5,00\n', 'bir tarih değil'],
    ['Tarih;Açıklama;Tutar;Döviz\n24.11.2026;Ali;5,00;USD\n', 'para birimi “USD”'],
    ['Tarih;Tutar\n24.11.2026;5,00\n', 'Açıklama sütunu yok'],
    ['<html><body>Oturum kapandı</body></html>', 'web sayfası'],
    ['', 'Dosya boş'],
  ])('that cannot be understood is refused with its reason: %#', async (text, why) => {
    expect(await refusal(text)).toContain(why)
  })

  test('in which another amount shows the decimal sign needs no kuruş', async () => {
    const file = await read('Tarih;Açıklama;Tutar\n24.11.2026;Ali;1.234\n24.11.2026;Veli;10,50\n')
    expect(file.credits.map(({ amount }) => amount)).toEqual([123_400, 1_050])
  })
})

test('a workbook is read with dates as numbers', async () => {
  const heading = ['Tarih', 'Açıklama', 'Tutar']
    .map((text, at) => `<c r="${'ABC'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')
  const row = `<c r="A2" s="1"><v>46350</v></c><c r="B2" t="inlineStr"><is><t>Havale</t></is></c><c r="C2"><v>1234.5</v></c>`
  const file = await readBankFile(
    workbook(`<row r="1">${heading}</row><row r="2">${row}</row>`, {
      styles: '<xf numFmtId="0"/><xf numFmtId="14"/>',
    }),
  )
  expect(file).toMatchObject({
    format: 'xlsx',
    credits: [{ bookedOn: '2026-11-24', amount: 123_450, description: 'Havale' }],
  })
})

describe('an MT940 statement', () => {
  const statement = (closing: string) =>
    [
      ':20:EKSTRE',
      ':25:TR330006100519786457841326',
      ':28C:00001/001',
      ':60F:C261123TRY1000,00',
      ':61:2611241124C250,50NTRFNONREF//DK778',
      ':86:?20ABCDEFGHJKL?21 siparis?32OMER?33 SEN',
      ':61:2611241124D50,00NCHGNONREF',
      ':86:EFT masrafi',
      `:62F:${closing}`,
      '-',
    ].join('\r\n')

  test('gives incoming money with sender, description and receipt', async () => {
    expect(await read(statement('C261124TRY1200,50'))).toEqual({
      format: 'mt940',
      account: 'TR330006100519786457841326',
      debits: 1,
      credits: [
        {
          line: 5,
          bookedOn: '2026-11-24',
          amount: 25_050,
          description: 'ABCDEFGHJKL siparis',
          sender: 'OMER SEN',
          reference: 'DK778',
        },
      ],
    })
  })

  test('whose movements miss its closing balance, or which ends early, is refused', async () => {
    expect(await refusal(statement('C261124TRY1250,50'))).toContain('kapanış bakiyesini tutmuyor')
    expect(await refusal(statement('C261124TRY1200,50').split(':62F:')[0]!)).toContain('yarıda kesiliyor')
    expect(await refusal(statement('C261124EUR1200,50'))).toContain('para birimi “EUR”')
  })
})
