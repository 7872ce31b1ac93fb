import sharp from 'sharp'
import type { keepInDraft } from '~/features/customers/customers.server'
import { makePdf } from '~/pdf/pdf.server'
import type { SamplePaper } from './past-types'
import { text } from './sample-papers.text'

type Upload = Parameters<typeof keepInDraft>[2]
type Company = {
  companyName: string
  taxOffice: string
  taxNumber: string
  contactName: string
  address: string
}

/** A small real file for an application, marked ÖRNEK, as its applicant would upload it. */
export async function makePaper(paper: SamplePaper, company: Company, madeAt: Date): Promise<Upload> {
  const bytes = paper === 'tax_plate_photo' ? await photograph() : await print(paper, company, madeAt)
  const kind = paper === 'tax_plate_photo' ? 'tax_plate' : paper
  return { kind, name: text.files[paper], bytes }
}

function print(
  paper: Exclude<SamplePaper, 'tax_plate_photo'>,
  { companyName, taxOffice, taxNumber, contactName, address }: Company,
  madeAt: Date,
): Promise<Buffer> {
  const facts: [string, string][] = [
    [text.company, companyName],
    [text.taxOffice, taxOffice],
    [text.taxNumber, taxNumber],
  ]
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return makePdf({
    title: text.titles[paper],
    seller: { name: companyName, lines: [text.sample] },
    facts: facts.slice(1),
    blocks: [
      {
        kind: 'text',
        title: text.sample,
        paragraphs: [
          ...lines,
          `${text.address}: ${address}`,
          ...(paper === 'signature_circular'
            ? [text.power(contactName, companyName), text.signature]
            : [`${text.contact}: ${contactName}`, `${text.kindOfWork}: ${text.work}`]),
        ],
      },
    ],
    note: text.note,
    madeAt,
  })
}

/** A sheet photographed on a table. Its lines are blurred and the letters ÖRNEK are drawn, so no font of the machine is needed. */
function photograph(): Promise<Buffer> {
  const lines = Array.from(
    { length: 14 },
    (_, i) => `<rect x="90" y="${150 + i * 45}" width="${[420, 310, 380][i % 3]}" height="12" rx="6"/>`,
  ).join('')
  const letters = [
    'M40 40 Q0 40 0 85 T40 130 T80 85 T40 40 M25 18 v1 M55 18 v1',
    'M110 130 V40 H150 Q175 40 175 65 T150 90 H110 M145 90 L178 130',
    'M210 130 V40 L275 130 V40',
    'M370 40 H310 V130 H370 M310 85 H360',
    'M405 40 V130 M470 40 L405 92 M430 74 L475 130',
  ].join(' ')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="960">
    <rect width="700" height="960" fill="#7a6a58"/>
    <g transform="rotate(-2 350 480)">
      <rect x="50" y="40" width="600" height="880" fill="#f6f2e6"/>
      <rect x="90" y="85" width="230" height="26" rx="4" fill="#7d3a3a"/>
      <g fill="#b9b4a6">${lines}</g>
      <path d="${letters}" transform="translate(95 520) rotate(-24) scale(1.05)" fill="none" stroke="#b3261e"
        stroke-width="16" stroke-linecap="round" stroke-linejoin="round" opacity="0.8"/>
    </g>
  </svg>`
  return sharp(Buffer.from(sheet)).jpeg({ quality: 80 }).toBuffer()
}
