import type { ImportedChange } from '../../app/features/consents/consents.server'
import type { IysProblem } from '../../app/features/consents/consents'

const problems: Record<IysProblem, string> = {
  unproven: 'üye e-posta adresini henüz doğrulamadı',
  bad_phone: 'numara +905 ile başlayan bir cep telefonu değil',
  future: 'izin tarihi gelecekte',
  not_later: 'izin tarihi İYS’deki tarihten sonra değil',
  too_old: 'izin tarihi 3 iş gününden eski; izni yeniden alın',
  too_early: 'izin tarihi 1 Mayıs 2015’ten önce',
}
const outcomes: Record<ImportedChange['outcome'], string> = {
  recorded: 'kaydedildi',
  unchanged: 'durum zaten böyle',
  older: 'mağazadaki izin daha yeni, değişmedi',
  refused: 'alıcı okunamadı',
}

/** Sentences of `npm run admin` about İYS. */
export const text = {
  usage: `  iys-export                                               İYS’ye bildirilecek izin değişiklikleri (JSON), bildirilmiş sayılır
  iys-import DOSYA.json                                    İYS’de yapılan değişiklikleri alır; RET burada da geçerlidir`,
  exported: (id: number, count: number, remaining: number) =>
    `Aktarım #${id}: ${count} değişiklik${remaining > 0 ? `, ${remaining} değişiklik kaldı; komutu yineleyin` : ''}.`,
  problem: (recipient: string, type: string, reason: IysProblem) =>
    `Aktarılmadı: ${recipient} (${type}): ${problems[reason]}.`,
  unreadable: (file: string) =>
    `${file} okunamadı ya da İYS değişiklikleri içermiyor (consentDate, source, recipient, recipientType, status, type).`,
  imported: (recipient: string, type: string, outcome: ImportedChange['outcome']) =>
    `${recipient} (${type}): ${outcomes[outcome]}`,
}
