import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FOLD_FROM,
  FOLD_TO,
  compareTr,
  fold,
  lowerTr,
  normalizeCode,
  normalizeEmail,
  normalizeLines,
  normalizeText,
  sameCode,
  sameEmail,
  slug,
  slugRaw,
  titleTr,
  uniqueSlug,
  upperTr,
} from './turkish'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const turkishLetters = 'abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ'
const turkishText = fc.string({ unit: fc.constantFrom(...turkishLetters, ..."0129 -&+?/'.") })
const brokenText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units))

/** Every letter of the Latin blocks that the database's `tr_fold` is compared on. */
const latinLetters = [...range(0, 0x24f), ...range(0x1e00, 0x1eff)].filter((letter) => /\p{L}/u.test(letter))

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset))
}

describe('searching and comparing', () => {
  test.each([
    ['İSTANBUL Işık ÇANTA Kâğıt ISPARTA ısparta', 'istanbul isik canta kagit isparta isparta'],
    ['IŞIKLI', 'isikli'],
    ['ışıklı', 'isikli'],
    ['Đồng hồ Việt Nam ế Ưu Ơ', 'dong ho viet nam e uu o'],
    ['Größe Ærø Łódź Œuvre Þór', 'grosse aero lodz oeuvre thor'],
    ['Bakı Gəncə', 'baki gence'],
    ['I\u0307stanbul', 'istanbul'],
    ['İSTANBUL'.normalize('NFD'), 'istanbul'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('I, İ, ı and i find each other', () => {
    expect(new Set(['I', 'İ', 'ı', 'i'].map(fold))).toEqual(new Set(['i']))
  })

  test('every Turkish and Vietnamese letter folds to a–z, in both cases', () => {
    const small = 'çğıöşüâîûăđêôơưàáãạảấầẩẫậắằẳẵặèéẹẻẽếềểễệìíĩỉịòóõọỏốồổỗộớờởỡợùúũụủứừửữựỳýỵỷỹ'
    for (const letter of small) {
      expect(fold(letter)).toMatch(/^[a-z]$/)
      expect(fold(letter.toUpperCase())).toBe(fold(letter))
    }
  })

  test('every letter of Latin-1 and Latin Extended-A folds to a–z', () => {
    const odd = range(0xc0, 0x17f).filter(
      (letter) => /\p{L}/u.test(letter) && !/^[a-zµ]{1,2}$/.test(fold(letter)),
    )
    expect(odd).toEqual(['Ĳ', 'ĳ'])
  })

  test('capitals and small letters fold alike, and folding twice changes nothing', () => {
    for (const letter of latinLetters) {
      expect(fold(letter.toLowerCase()), letter).toBe(fold(letter))
      expect(fold(fold(letter)), letter).toBe(fold(letter))
    }
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)))
  })

  test('composed and decomposed spelling, Turkish casing and parts fold alike', () => {
    fc.assert(
      fc.property(turkishText, turkishText, (text, more) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
        expect(fold(upperTr(text))).toBe(fold(text))
        expect(fold(lowerTr(text))).toBe(fold(text))
        expect(fold(text + more)).toBe(fold(text) + fold(more))
      }),
    )
  })

  test('the table has one replacement per letter', () => {
    expect(FOLD_TO).toHaveLength(FOLD_FROM.length)
    expect(new Set(FOLD_FROM).size).toBe(FOLD_FROM.length)
    expect(FOLD_TO).toMatch(/^[a-z]+$/)
  })
})

describe('casing for display', () => {
  test('knows the dotted and the dotless i', () => {
    expect(lowerTr('IŞIKLI İNCİ')).toBe('ışıklı inci')
    expect(upperTr('ışıklı inci')).toBe('IŞIKLI İNCİ')
  })

  test.each([
    ['IŞIKLI İNCİ KOLYE', 'Işıklı İnci Kolye'],
    ["istanbul'un 20mm deri-metal kayışı", "İstanbul'un 20mm Deri-Metal Kayışı"],
    ['APPLE’IN (özel) ürünü', 'Apple’ın (Özel) Ürünü'],
    ['', ''],
  ])('%s as a title is %s', (text, title) => {
    expect(titleTr(text)).toBe(title)
  })

  test('the alphabet is sorted the Turkish way', () => {
    const alphabet = [...'abcçdefgğhıijklmnoöprsştuüvyz']
    expect(alphabet.toReversed().toSorted(compareTr)).toEqual(alphabet)
    const words = ['Cüzdan', 'Çanta', 'Işık', 'İnci', 'Zil']
    expect(words.toReversed().toSorted(compareTr)).toEqual(words)
  })
})

describe('links', () => {
  test('the rule of the specification replaces sign by sign', () => {
    expect(slugRaw('IŞIKLI İNCİ Kolye & Bileklik 2+1/Set?')).toBe('isikli-inci-kolye---bileklik-2-1-set-')
  })

  test.each([
    ['IŞIKLI İNCİ Kolye & Bileklik 2+1/Set?', 'isikli-inci-kolye---bileklik-2-1-set'],
    ["Apple'ın “Deri” Kordonu", 'applein-deri-kordonu'],
    ['%50 #indirim: 38/40mm', '50--indirim--38-40mm'],
    ['Yeni «Deri» ‘el’ işi', 'yeni-deri-el-isi'],
    ['Kordon ✨ 👩‍👩‍👧 Yeni™', 'kordon---yeni'],
    ['  ../..\\etc\u0000.data ', 'etc-data'],
    ['a\tb\nc\u00a0d\u0007e', 'a-b-c-de'],
    ['10×20 | 5=5', '10-20---5-5'],
    ['Dây đồng hồ', 'day-dong-ho'],
    ['Кордон', ''],
    ['???', ''],
    ['', ''],
  ])('%j becomes %j', (title, link) => {
    expect(slug(title)).toBe(link)
  })

  test('is always a valid URL path segment, and making it twice changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, turkishText, brokenText), (title) => {
        const link = slug(title)
        expect(link).toMatch(/^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)?$/)
        expect(slug(link)).toBe(link)
        expect(new URL(link, 'https://shop.example/').pathname).toBe(`/${link}`)
      }),
    )
  })

  test('a link made of plain words is the one of the specification without its edge hyphens', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abıİçŞ01 +?/&-') })
    fc.assert(fc.property(plain, (title) => slug(title) === slugRaw(title).replace(/^-+|-+$/g, '')))
  })

  test('a taken link gets the first free number', () => {
    const taken = new Set(['kayis', 'kayis-2', '1'])
    expect(uniqueSlug('kordon', (link) => taken.has(link))).toBe('kordon')
    expect(uniqueSlug('kayis', (link) => taken.has(link))).toBe('kayis-3')
    expect(uniqueSlug('', (link) => taken.has(link))).toBe('2')
  })
})

describe('e-mail addresses', () => {
  test('are equal in capitals and small letters', () => {
    expect(sameEmail('INFO@X.COM', ' info@x.com')).toBe(true)
    expect(normalizeEmail('INFO@X.COM')).toBe('info@x.com')
  })

  test.each([
    ['İnfo@x.com', 'info@x.com'],
    ['ınfo@x.com', 'info@x.com'],
    ['İNFO@X.COM', 'i\u0307nfo@x.com'],
    ['\u212Aemal@x.com', 'kemal@x.com'],
  ])('%s is not the address %s', (lookAlike, address) => {
    expect(sameEmail(lookAlike, address)).toBe(false)
  })
})

describe('codes', () => {
  const typings = ['indirim10', 'INDIRIM10', 'İNDİRİM10', 'ındırım10', ' İndirim10\n']

  test.each(typings)('%j is the code INDIRIM10', (typed) => {
    expect(normalizeCode(typed)).toBe('INDIRIM10')
    expect(sameCode(typed, 'INDIRIM10')).toBe(true)
  })

  test('different codes stay different, and normalizing twice gives the same code', () => {
    expect(sameCode('INDIRIM10', 'INDIRIM1O')).toBe(false)
    fc.assert(fc.property(anyText, (code) => normalizeCode(normalizeCode(code)) === normalizeCode(code)))
  })
})

describe('text from a form', () => {
  test.each([
    ['  Ayşe \t Nur\u00a0 Işık \n', 'Ayşe Nur Işık'],
    ['Kayıs\u0327', 'Kayış'],
    ['a\u0000b\u0007c\u200bd\u202ee\ufefff', 'abcdef'],
    ['\ud83d kalp \ude00', 'kalp'],
    ['👩‍👧', '👩‍👧'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normalizeText(typed)).toBe(stored)
  })

  test('is clean after one pass', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, brokenText), (typed) => {
        const stored = normalizeText(typed)
        expect(normalizeText(stored)).toBe(stored)
        expect(stored.isWellFormed()).toBe(true)
        expect(stored).not.toMatch(/^\s|\s$|\s\s|[^\S ]|\p{Cc}/u)
      }),
    )
  })

  test('of several lines keeps its lines', () => {
    expect(normalizeLines(' Merhaba,\r\n\r\n\n\n siparişim  nerede?\u0000\n')).toBe(
      'Merhaba,\n\nsiparişim nerede?',
    )
  })
})
