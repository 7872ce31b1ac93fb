import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { secondsBetweenSigns } from '~/features/presence/presence'
import { formatDateTime } from '~/kernel/dates'
import { Notice } from '~/ui/messages/notice'
import { text } from './text'

/** The answer of /yonetim/burada. */
type Others = { name: string; since: string }[]

/**
 * Says who else has this record open, and tells the others of this page: at its opening and every half minute while it is in sight.
 * `table`: the record's table. `id`: its row; by default that of the address, none for a new record.
 */
export function OpenElsewhere({ table, id }: { table: string; id?: number }) {
  const named = useParams()['id'] ?? ''
  const record = id ?? (/^\d+$/.test(named) ? named : null)
  const [others, setOthers] = useState<Others>([])
  useEffect(() => {
    if (record === null) return
    const address = `/yonetim/burada?kayit=${encodeURIComponent(`${table} ${record}`)}`
    const leaving = new AbortController()
    const tell = async () => {
      if (document.visibilityState !== 'visible') return
      // Without an answer the page stays as it is; the save tells of changes in any case.
      const answer = await fetch(address, { signal: leaving.signal }).catch(() => null)
      if (answer?.ok) setOthers((await answer.json()) as Others)
    }
    void tell()
    const timer = setInterval(() => void tell(), secondsBetweenSigns * 1_000)
    const seen = () => void tell()
    document.addEventListener('visibilitychange', seen)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [table, record])
  if (others.length === 0) return null
  return (
    <Notice kind="warning">
      {others.map(({ name, since }) => (
        <p key={name}>{text.openElsewhere(name, formatDateTime(new Date(since)))}</p>
      ))}
    </Notice>
  )
}
