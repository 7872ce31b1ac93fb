import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CountAnswer } from './act.server'
import { text } from './text'

/**
 * A queue of scans, sent one after the other. A scan that is refused, or whose answer does not arrive, stands in `refused`; the lines are
 * read anew when the queue is empty.
 */
export function useScans(address: string) {
  const queue = useRef<FormData[]>([])
  const isSending = useRef(false)
  const [waiting, setWaiting] = useState(0)
  const [counted, setCounted] = useState('')
  const [refused, setRefused] = useState<string[]>([])
  const { revalidate } = useRevalidator()

  async function sendAll() {
    if (isSending.current) return
    isSending.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      setWaiting(queue.current.length + 1)
      const answer = await send(address, next)
      if ('counted' in answer) setCounted(answer.counted)
      else setRefused((all) => [...all, answer.refused])
    }
    isSending.current = false
    setWaiting(0)
    void revalidate()
  }

  return {
    waiting,
    counted,
    refused,
    clear: () => setRefused([]),
    enqueue(fields: FormData) {
      queue.current.push(fields)
      void sendAll()
    },
  }
}

/** The answer to a scan; whatever else comes back, or nothing at all, counts as not sent, so that the queue goes on. */
async function send(address: string, fields: FormData): Promise<CountAnswer | { refused: string }> {
  // The fields hold no files.
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  const answer: CountAnswer | null = await fetch(address, { method: 'POST', body })
    .then((response) => response.json())
    .catch(() => null)
  return answer ?? { refused: text.wrong.notSent(String(fields.get('kod'))) }
}
