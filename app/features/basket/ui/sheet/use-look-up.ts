import { useEffect, useRef } from 'react'
import type { Found } from '../../quick-order/quick-order'
import { quickOrderPath } from './use-order-form'

const pause = 200
/** Most codes per request, so that its address stays short enough for every proxy. */
const atOnce = 80

/** Looks up codes after a short delay, one request per code at a time, and again after a failure. */
export function useLookUp(codes: readonly string[], onFound: (found: Map<string, Found>) => void): void {
  const asking = useRef(new Set<string>())
  const key = [...new Set(codes)].join('\n')
  useEffect(() => {
    if (key === '') return
    const timer = setTimeout(() => {
      const wanted = key.split('\n').filter((code) => !asking.current.has(code))
      for (let from = 0; from < wanted.length; from += atOnce) {
        const part = wanted.slice(from, from + atOnce)
        for (const code of part) asking.current.add(code)
        void lookUp(part)
          .then(onFound)
          // A failed lookup is reported when the row is added.
          .catch(() => undefined)
          .finally(() => part.forEach((code) => asking.current.delete(code)))
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [key, onFound])
}

async function lookUp(codes: readonly string[]): Promise<Map<string, Found>> {
  const query = new URLSearchParams(codes.map((code) => ['code', code]))
  const response = await fetch(`${quickOrderPath}/satirlar?${query}`)
  if (!response.ok) throw new Error(`Looking up codes: ${response.status}`)
  const found = (await response.json()) as Found[]
  return new Map(codes.map((code, i) => [code, found[i]!]))
}
