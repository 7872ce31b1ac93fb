import { setTimeout as pause } from 'node:timers/promises'
import { everybody } from '~/http/stored/for-store.server'
import type { Log } from '../log.server'
import type { StoredRequest } from './stored-key.server'

/** Tags in headers: no spaces, since these separate them. */
const inHeader = (tag: string) => tag.replace(' ', '-')

type Asked = Pick<StoredRequest, 'audience' | 'cookies'>

/**
 * Headers of stored answers for a cache in front of the shop: the tags by which it is told to drop one, and how long it may still
 * keep one (`until`: ms, `performance.now()`). Browsers ignore them. None while it is off, and none for visitors with choices of
 * their own, who pass by it.
 */
export function openEdgeHeads(isOn: boolean) {
  const isFor = ({ audience, cookies }: Asked) => isOn && audience === everybody && cookies === ''
  return {
    tags(asked: Asked, tags: ReadonlySet<string>): [name: string, value: string][] {
      if (!isFor(asked)) return []
      const keys = ['all', ...Array.from(tags, inHeader)]
      return [
        ['surrogate-key', keys.join(' ')],
        ['cache-tag', keys.join(',')],
      ]
    },
    /** Names and values in turn, of this moment. */
    age(asked: Asked, { until }: { until: number }): string[] {
      if (!isFor(asked)) return []
      const age = `max-age=${Math.max(Math.floor((until - performance.now()) / 1_000), 0)}`
      return ['surrogate-control', age, 'cdn-cache-control', age]
    },
  }
}

/** ms */
export const usualPurgeTimes = {
  /** Drops so close together are one request. */
  together: 100,
  /** The same drop is sent once more: an answer from before it may have been on its way. */
  again: 1_500,
  /** Pauses before the tries of a request that failed. */
  tries: [0, 200, 1_000, 5_000],
  patience: 2_000,
}
/** More tags than this are a drop of everything. */
const mostTags = 500

type Tags = readonly string[] | null

/**
 * Tells the cache at `url` what to drop: a POST with the tags in the header `Surrogate-Key` and as JSON. One request is under way
 * at a time; what comes meanwhile goes together with the next. After the last try all is dropped with the next request. Every
 * process sends it, which does no harm.
 */
export function openPurge(
  url: string,
  log: Log,
  times: Partial<typeof usualPurgeTimes> = {},
): { drop(tags: Tags): void; stop(): void } {
  const { together, again, tries, patience } = { ...usualPurgeTimes, ...times }
  const stopping = new AbortController()
  const { signal } = stopping
  let waiting: Set<string> | null = new Set()
  let isSending = false

  function add(tags: Tags): void {
    if (tags === null) waiting = null
    else if (waiting) for (const tag of tags) waiting.add(inHeader(tag))
    if (waiting && waiting.size > mostTags) waiting = null
  }

  function drop(tags: Tags): void {
    add(tags)
    if (isSending || signal.aborted) return
    isSending = true
    void sendAll().finally(() => (isSending = false))
  }

  async function sendAll(): Promise<void> {
    while (waiting === null || waiting.size > 0) {
      await pause(together, undefined, { ref: false, signal }).catch(() => undefined)
      if (signal.aborted) return
      const tags: Tags = waiting && [...waiting]
      waiting = new Set()
      if (await sendPatiently(tags)) later(tags)
      else waiting = null
    }
  }

  function later(tags: Tags): void {
    void pause(again, undefined, { ref: false, signal }).then(
      () => sendPatiently(tags),
      () => undefined,
    )
  }

  async function sendPatiently(tags: Tags): Promise<boolean> {
    let last: unknown
    for (const ms of tries) {
      await pause(ms, undefined, { ref: false, signal }).catch(() => undefined)
      if (signal.aborted) return true
      try {
        await send(tags ?? ['all'])
        return true
      } catch (err) {
        last = err
      }
    }
    log.warn({ err: last }, 'the cache in front was not told what to drop')
    return false
  }

  async function send(tags: readonly string[]): Promise<void> {
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      headers: { 'surrogate-key': tags.join(' '), 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(patience), signal]),
    })
    await body?.cancel()
    if (!ok) throw new Error(`The cache answered ${status}`)
  }

  return { drop, stop: () => stopping.abort() }
}
