import { objectStream, pdf } from './files'

/** An action of every type in ISO 32000-2, table 202, except `GoTo` within the file and `URI`, as its dictionary. */
export const actions: [type: string, dictionary: string][] = [
  ['GoToR', '/S /GoToR /F (baska.pdf) /D [0 /Fit]'],
  ['GoToE', '/S /GoToE /D [0 /Fit] /T << /R /C /N (ek.pdf) >>'],
  ['GoToDp', '/S /GoToDp /Dp 3 0 R'],
  ['Launch', '/S /Launch /F (cmd.exe)'],
  ['Thread', '/S /Thread /D 0'],
  ['Sound', '/S /Sound /Sound 3 0 R'],
  ['Movie', '/S /Movie /T (film)'],
  ['Hide', '/S /Hide /T (alan) /H true'],
  ['Named', '/S /Named /N /Print'],
  ['SubmitForm', '/S /SubmitForm /F (https://kotu.example)'],
  ['ResetForm', '/S /ResetForm /Fields []'],
  ['ImportData', '/S /ImportData /F (veri.fdf)'],
  ['JavaScript', '/S /JavaScript /JS (app.alert\\(1\\))'],
  ['SetOCGState', '/S /SetOCGState /State [/OFF 3 0 R]'],
  ['Rendition', '/S /Rendition /OP 0 /R 3 0 R'],
  ['Trans', '/S /Trans /Trans << /S /Dissolve >>'],
  ['GoTo3DView', '/S /GoTo3DView /TA 3 0 R /V /F'],
  ['RichMediaExecute', '/S /RichMediaExecute /TA 3 0 R'],
]

const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`

/** Every place where an action can stand or hide, as a function that makes a file around its dictionary. */
export const places: [place: string, make: (action: string) => Buffer][] = [
  ['on opening', (action) => pdf({ catalog: `/OpenAction << ${action} >>` })],
  [
    'on opening, by reference',
    (action) => pdf({ catalog: '/OpenAction 5 0 R', objects: [{ dictionary: action }] }),
  ],
  [
    'on opening, its name written otherwise',
    (action) => pdf({ catalog: `/Open#41ction << ${otherwise(action)} >>` }),
  ],
  [
    'on opening, among compressed objects',
    (action) => pdf({ catalog: '/OpenAction 6 0 R', objects: [objectStream(`6 0 << ${action} >>`)] }),
  ],
  [
    'on opening, after another action',
    (action) => pdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << ${action} >> >>` }),
  ],
  ['on opening, added to the file later', (action) => addedLater(`/OpenAction << ${action} >>`)],
  [
    'on opening, in what pretends to be a picture',
    (action) => pdf({ catalog: `/X (<< >>\nstream\n) /OpenAction << ${action} >> /Y (endstream)` }),
  ],
  ['on opening, behind a remark', (action) => pdf({ catalog: `/OpenAction %( \n<< ${action} >>` })],
  ['when the file is closed', (action) => pdf({ catalog: `/AA << /WC << ${action} >> >>` })],
  ['when the page is shown', (action) => pdf({ page: `/AA << /O << ${action} >> >>` })],
  [
    'when the page is shown, in what pretends to be a picture',
    (action) => pdf({ page: `/X (<< >>\nstream\n) /AA << /O << ${action} >> >> /Y (endstream)` }),
  ],
]

/** Places of actions that run on a click; links to addresses are allowed there. */
export const clickedPlaces: typeof places = [
  ['when it is clicked', (action) => pdf({ page: link(`<< ${action} >>`) })],
  [
    'when it is clicked, by reference',
    (action) => pdf({ page: link('5 0 R'), objects: [{ dictionary: action }] }),
  ],
  [
    'when it is clicked, its kind by reference',
    (action) => pdf({ page: link(`<< ${action.replace(/\/S \/\w+/, '/S 5 0 R')} >>`) }),
  ],
  [
    'when it is clicked, behind a remark',
    (action) => pdf({ page: link(`<< ${action.replace('/S ', '/S %) \n')} >>`) }),
  ],
  [
    'when it is clicked, behind a long remark',
    (action) => pdf({ page: link(`<< ${action.replace('/S ', `/S %/${'x'.repeat(200)}\n`)} >>`) }),
  ],
  [
    'in the table of contents',
    (action) =>
      pdf({ catalog: '/Outlines 5 0 R', objects: [{ dictionary: `/Title (1) /A << ${action} >>` }] }),
  ],
]

const otherwise = (action: string) =>
  action.replace(/\/S \/(\w)/, (_, letter: string) => `/#53 /#${letter.charCodeAt(0).toString(16)}`)

/** A file with an incremental update that repeats the catalogue. */
export function addedLater(catalog: string): Buffer {
  const before = pdf()
  const start = before.length
  const object = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`
  const previous = /startxref\n(\d+)/.exec(before.toString('latin1'))![1]
  const table = `xref\n1 1\n${String(start).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${previous} >>\n`
  return Buffer.concat([before, Buffer.from(`${object}${table}startxref\n${start + object.length}\n%%EOF\n`)])
}

/** Actions of ordinary programs: they show a page, or follow a link on a click. */
export const harmless: [name: string, file: Buffer][] = [
  ['opens on its first page', pdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0]' })],
  ['opens on its first page, by an action', pdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
  [
    'opens on its first page, by reference',
    pdf({ catalog: '/OpenAction 5 0 R', objects: [{ dictionary: '/S/GoTo/D[3 0 R/FitH 842]' }] }),
  ],
  [
    'opens on its first page, among compressed objects',
    pdf({ catalog: '/OpenAction 6 0 R', objects: [objectStream('6 0 << /S /GoTo /D [3 0 R /Fit] >>')] }),
  ],
  ['was changed later', addedLater('/OpenAction [3 0 R /Fit]')],
  ['leads to a page of its own', pdf({ page: link('<< /S /GoTo /D [3 0 R /Fit] >>') })],
  ['leads to an address', pdf({ page: link('<< /S /URI /URI (https://ornek.example/a\\(1\\)) >>') })],
  ['leads to an address, in hexadecimal', pdf({ page: link('<< /S /URI /URI <687474703a2f2f61> >>') })],
  ['leads to an address beside it', pdf({ page: link('<< /S /URI /URI (sartlar.html#iade) >>') })],
  ['leads to a mail', pdf({ page: link('<< /Type /Action /S /URI /URI (mailto:bilgi@ornek.example) >>') })],
  ['says where it comes from', pdf({ catalog: '/URI << /Base (https://ornek.example) >>' })],
  [
    'has headings and styles',
    pdf({ page: '/Group << /S /Transparency >> /X << /S /Span >> /Trans << /S /R >>' }),
  ],
]

/** Forbidden addresses for a click. */
export const wrongAddresses = [
  '(javascript:app.alert\\(1\\))',
  '( JavaScript:alert)',
  '(java\\163cript:alert)',
  '<6a6176617363726970743a61>',
  '(file:///etc/passwd)',
  '(smb://kotu.example/a)',
  '(data:text/html,x)',
  '7 0 R',
]
