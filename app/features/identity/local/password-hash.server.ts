const most = 2

// 19 MiB and two passes, as OWASP recommends; 16 ms here.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Imported at the first sign-in, since a shop with guests only does not need it.
const argon2 = () => import('@node-rs/argon2')

/** The argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(nfc(password), options))
}

/** True when a password has this hash. Without a hash it does the same work and returns false (promise P09). */
export function isPassword(hash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const { verify } = await argon2()
    const matches = await verify(hash ?? (await nobodys()), nfc(password))
    return matches && hash !== null
  })
}

// NFC, so that a password is the same from every keyboard.
const nfc = (password: string) => password.normalize('NFC')

let nobodysHash: Promise<string> | undefined
const nobodys = () => (nobodysHash ??= argon2().then(({ hash }) => hash('nobody has this password', options)))

let running = 0
const waiting: (() => void)[] = []

/** Limits concurrent hashing, because each takes 19 MiB of memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
