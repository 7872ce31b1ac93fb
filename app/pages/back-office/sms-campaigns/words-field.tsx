import { useState } from 'react'
import { mostSegments, withRefusal } from '~/features/sms-campaigns/sms-campaigns'
import { costlySigns, countSegments } from '~/kernel/sms-segments'
import { TextArea } from '~/ui/forms/field'
import { text } from './text'

/** The words of an SMS, with the text that receivers get and its cost while somebody types. */
export function WordsField({ stored, refusal }: { stored: string; refusal: string }) {
  const [words, setWords] = useState(stored)
  const full = withRefusal(words, refusal).trim()
  const { length, segments } = countSegments(full)
  const costly = costlySigns(full)
  return (
    <>
      <TextArea
        name="metin"
        label={text.words}
        hint={text.wordsHint}
        required
        rows={4}
        maxLength={600}
        defaultValue={stored}
        error={segments > mostSegments ? text.tooLong(mostSegments) : ''}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <section className="grid gap-1">
        <h3>{text.full}</h3>
        <p className="wrap-anywhere">{full}</p>
        <p className="text-meta text-ink-2 tabular-nums">{text.size(length, segments)}</p>
        {costly.length > 0 && <p className="text-meta text-ink-2">{text.costly(costly.join(' '))}</p>}
      </section>
    </>
  )
}
