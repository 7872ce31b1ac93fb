import type { z } from 'zod'

/** A failure of a call, as the API's documentation describes it: when it happens and how the caller reacts. */
export type Failure = {
  status: number
  code: string
  meaning: string
  remedy: string
  /** Schema of the answer's `details`, where the failure has any. */
  details?: z.ZodType
}

const invalidInput: Failure = {
  status: 400,
  code: 'invalid_input',
  meaning: 'Bir parametre ya da alan eksik, türü yanlış, sınırın dışında ya da tanınmıyor.',
  remedy: '`errors` içindeki her alanı düzeltin; sayı yerine metin, `true` yerine 1 kabul edilmez.',
}

export const notFound: Failure = {
  status: 404,
  code: 'not_found',
  meaning: 'Böyle bir kayıt ya da çağrı yok.',
  remedy: 'Numarayı ve adresi denetleyin; aynı isteği yinelemeyin.',
}

const notAnyone: readonly Failure[] = [
  {
    status: 401,
    code: 'sign_in_first',
    meaning: 'Çağrı giriş yapmış bir kullanıcı ister; oturum yok ya da süresi doldu.',
    remedy: 'Giriş yapıp oturum çereziyle ya da kimlik belirteciyle yineleyin.',
  },
  {
    status: 403,
    code: 'not_allowed',
    meaning: 'Giriş yapan kullanıcının bu çağrıya yetkisi yok.',
    remedy: 'Yetkili bir kullanıcıyla çağırın; aynı istek yinelenirse yanıt değişmez.',
  },
]

const anywhere: readonly Failure[] = [
  {
    status: 400,
    code: 'two_identities',
    meaning: 'İstek hem giriş çerezi hem `Authorization: Bearer` taşıyor.',
    remedy: 'Yalnızca birini gönderin.',
  },
  {
    status: 401,
    code: 'invalid_token',
    meaning: 'Kimlik belirteci geçersiz: imzası, süresi, vereni ya da oturumu tutmuyor.',
    remedy: '`POST /api/auth/token` ile yenisini alın ya da yeniden giriş yapın.',
  },
  {
    status: 400,
    code: 'bad_address',
    meaning: 'Adreste okunamayan bir karakter (%00) var.',
    remedy: 'Adresi UTF-8 olarak kodlayın.',
  },
  {
    status: 400,
    code: 'duplicate_parameter',
    meaning: 'Bir sorgu parametresi birden çok kez verildi.',
    remedy: 'Her parametreyi bir kez gönderin; birden çok değeri virgülle ayırın.',
  },
  {
    status: 400,
    code: 'too_many_fields',
    meaning: 'Adreste 1.000 parametreden ya da gövdede 10.000 değerden fazlası var.',
    remedy: 'İsteği daha küçük parçalara bölün.',
  },
  {
    status: 403,
    code: 'foreign_identity',
    meaning: '`uid`, `user-uid` ya da `session_id` başka birini gösteriyor.',
    remedy: 'Bu alanları göndermeyin; kim olduğunuzu oturum çerezi söyler.',
  },
  {
    status: 500,
    code: 'server_error',
    meaning: 'Mağazada beklenmeyen bir hata oldu.',
    remedy: 'Bir süre sonra yineleyin; sürerse `requestId` değerini bize iletin.',
  },
  {
    status: 503,
    code: 'unavailable',
    meaning: 'Hizmet geçici olarak yanıt veremiyor.',
    remedy:
      '`Retry-After` kadar saniye bekleyip yineleyin. Yanıt gelmeden işlem yapılmış olabilir: aynı `Idempotency-Key` ile yinelenen çağrı bir kez sayılır.',
  },
  {
    status: 503,
    code: 'overloaded',
    meaning: 'Aynı anda mağazanın yetişebileceğinden çok istek var; bu çağrıyla hiç işlem yapılmadı.',
    remedy: '`Retry-After` kadar saniye bekleyip yineleyin.',
  },
]

const unreadableJson: readonly Failure[] = [
  [
    'invalid_json',
    'Gövde geçerli bir JSON değil ya da okunamayan karakter içeriyor.',
    'Gövdeyi UTF-8 JSON olarak yazın.',
  ],
  ['duplicate_key', 'Bir nesnede aynı anahtar iki kez geçiyor.', 'Her anahtarı bir kez yazın.'],
  [
    'forbidden_key',
    '`__proto__`, `constructor` ya da `prototype` anahtarı var.',
    'Bu anahtarları göndermeyin.',
  ],
  ['number_with_exponent', 'Bir sayı üslü yazılmış (`1e3`).', 'Sayıları üssüz yazın: `1000`.'],
  ['too_deep', 'Gövde 16 düzeyden derin.', 'Yalnızca bu sayfadaki alanları gönderin.'],
].map(([code = '', meaning = '', remedy = '']) => ({ status: 400, code, meaning, remedy }))

const ofWrites: readonly Failure[] = [
  ...unreadableJson,
  {
    status: 403,
    code: 'foreign_origin',
    meaning: 'Çerezle gelen bir yazma isteği başka bir siteden gönderildi.',
    remedy: '`Origin` başlığına mağazanın adresini yazın ya da çerez göndermeyin.',
  },
  {
    status: 413,
    code: 'body_too_large',
    meaning: 'Gövde 512 KB sınırını aşıyor.',
    remedy: 'İsteği daha küçük parçalara bölün.',
  },
  {
    status: 415,
    code: 'unsupported_media_type',
    meaning: 'Gövde JSON olarak bildirilmemiş.',
    remedy: '`Content-Type: application/json` gönderin.',
  },
]

const ofKeys: readonly Failure[] = [
  {
    status: 400,
    code: 'bad_idempotency_key',
    meaning: '`Idempotency-Key` 8–200 yazılabilir ASCII karakter değil.',
    remedy: 'Her iş için yeni bir UUID üretin.',
  },
  {
    status: 409,
    code: 'call_in_flight',
    meaning: 'Aynı anahtarlı istek şu anda işleniyor.',
    remedy: '`Retry-After` kadar bekleyip aynı anahtarla yineleyin; ilk yanıtı alırsınız.',
  },
  {
    status: 422,
    code: 'idempotency_key_reused',
    meaning: 'Bu anahtar daha önce başka bir gövdeyle kullanıldı.',
    remedy: 'Yeni bir iş için yeni bir anahtar üretin.',
  },
]

const keyMissing: Failure = {
  status: 400,
  code: 'idempotency_key_missing',
  meaning: 'Bu çağrı `Idempotency-Key` olmadan yapılmaz.',
  remedy: 'Her sipariş denemesi için bir UUID üretip başlıkta gönderin.',
}

const tooManyRequests: Failure = {
  status: 429,
  code: 'too_many_requests',
  meaning: 'Bu oturumdan ya da adresten bir dakikada çok fazla istek geldi.',
  remedy: '`Retry-After` kadar saniye bekleyin; beklerken istek göndermeyin.',
}

const methodNotAllowed: Failure = {
  status: 405,
  code: 'method_not_allowed',
  meaning: 'Bu adres böyle bir yöntemle çağrılamaz.',
  remedy: '`Allow` başlığındaki yöntemlerden birini kullanın.',
}

/** Failures of addresses that belong to no call. */
export const ofNoCall: readonly Failure[] = [notFound, methodNotAllowed]

type Declared = {
  method: string
  policy?: unknown
  params?: unknown
  query?: unknown
  idempotency?: 'required' | 'optional'
  limit?: string
  alsoLimit?: unknown
  failures?: readonly Failure[]
}

/** Every failure that a call can answer, sorted by status: those of all calls of its kind, and its own. */
export function failuresOf({
  method,
  policy = 'anyone',
  params,
  query,
  idempotency,
  limit,
  alsoLimit,
  failures = [],
}: Declared): Failure[] {
  const writes = method !== 'get'
  const all = [
    ...anywhere,
    ...(policy === 'anyone' ? [] : notAnyone),
    ...(params || query || writes ? [invalidInput] : []),
    ...(writes ? ofWrites : []),
    ...(idempotency ? ofKeys : []),
    ...(idempotency === 'required' ? [keyMissing] : []),
    ...(limit || alsoLimit ? [tooManyRequests] : []),
    ...failures,
  ]
  return all.toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, 'en'))
}
