import type { SamplePaper } from './past-types'

/** Words on the sample papers of demo applications. */
export const text = {
  sample: 'ÖRNEK',
  titles: {
    tax_plate: 'Vergi levhası (ÖRNEK)',
    tax_plate_photo: 'Vergi levhası (ÖRNEK)',
    signature_circular: 'İmza sirküleri (ÖRNEK)',
  } satisfies Record<SamplePaper, string>,
  files: {
    tax_plate: 'vergi-levhasi-ornek.pdf',
    tax_plate_photo: 'vergi-levhasi-ornek.jpg',
    signature_circular: 'imza-sirkuleri-ornek.pdf',
  } satisfies Record<SamplePaper, string>,
  note: 'ÖRNEK belgedir, hiçbir resmî kaydı yoktur. Deneme mağazası için üretilmiştir.',
  company: 'Unvan',
  taxOffice: 'Vergi dairesi',
  taxNumber: 'Vergi no',
  contact: 'Yetkili',
  address: 'Adres',
  kindOfWork: 'İş kolu',
  work: 'Saat, kordon ve aksesuar ticareti',
  power: (name: string, company: string) =>
    `${name}, ${company} adına münferiden imza atmaya, sözleşme yapmaya ve şirketi her yerde temsil etmeye yetkilidir.`,
  signature: 'İmza örneği: ÖRNEK',
}
