import { useEffect, useRef } from 'react'
import type { Found } from '../../quick-order/quick-order'
import { quickOrderPath } from './use-order-form'

const pause = 200
/** Codes of one question: its address stays short enough for every server between. */
const atOnce = 80

/** Looks up codes once they have stayed for a moment; each is asked for once at a time, and again after a failure. */
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
          // What cannot be looked up now is said when it is added.
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
