/** Waits until the shop at this address takes requests. Throws when its process ends first. */
export async function untilShopReady(url: string, ended: Promise<unknown>): Promise<void> {
  let alive = true
  void ended.then(() => (alive = false))
  const deadline = Date.now() + 180_000
  while (alive && Date.now() < deadline) {
    const ready = await fetch(`${url}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false)
    if (ready) return
    await new Promise((resume) => setTimeout(resume, 200))
  }
  throw new Error('The shop did not become ready')
}
