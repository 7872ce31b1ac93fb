const most = 2

// 19 MiB and two passes: the first choice of OWASP's password storage advice; 16 ms here.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Loaded at the first sign-in: a shop of guests does not pay for it.
const argon2 = () => import('@node-rs/argon2')

/** argon2id, in its own notation. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(nfc(password), options))
}

/** Whether a password has this hash. Without a hash the same work is done, and it has not (promise P09). */
export function isPassword(hash: string | null, password: string): Promise<boolean> {
  return inTurn(async () => {
    const { verify } = await argon2()
    const matches = await verify(hash ?? (await nobodys()), nfc(password))
    return matches && hash !== null
  })
}

// The same password typed on another keyboard has the same letters.
const nfc = (password: string) => password.normalize('NFC')

let nobodysHash: Promise<string> | undefined
const nobodys = () => (nobodysHash ??= argon2().then(({ hash }) => hash('nobody has this password', options)))

let running = 0
const waiting: (() => void)[] = []

/** A few at a time: each takes 19 MiB, and a crowd at the door must not use up the memory. */
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
