import type { Mistake } from './mail-texts'

/** The sentence for a mistake in a text. */
export function tellMistake(mistake: Mistake, known: readonly string[]): string {
  switch (mistake.code) {
    case 'subject_empty':
      return 'Konuyu yazın.'
    case 'body_empty':
      return 'Giriş sözlerini yazın.'
    case 'too_long':
      return 'Konu en çok 150, giriş sözleri en çok 3.000 harf olabilir.'
    case 'brace':
      return 'Süslü ayraçları yalnız yer tutucular için, açıp kapatarak kullanın.'
    case 'unknown':
      return `{${mistake.name}} diye bir yer tutucu yok. Kullanabilecekleriniz: ${known.map((name) => `{${name}}`).join(', ')}.`
    case 'missing':
      return `Giriş sözlerinde {${mistake.name}} geçmeli; müşteri bu bilgiyi buradan öğrenir.`
  }
}
