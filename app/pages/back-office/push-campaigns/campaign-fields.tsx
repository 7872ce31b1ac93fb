import { useState } from 'react'
import { audiences, campaignTopics, longest } from '~/features/push-campaigns/push-campaigns'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { text as campaigns } from '../shared/campaigns/text'
import { text } from './text'

/** The fields of a notification, and how a telephone shows it while somebody types. */
export function CampaignFields({ of }: { of: (name: string) => string }) {
  const [title, setTitle] = useState(of('baslik'))
  const [words, setWords] = useState(of('metin'))
  return (
    <>
      <TextField
        name="baslik"
        label={text.heading}
        required
        maxLength={longest.title}
        defaultValue={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextArea
        name="metin"
        label={text.words}
        hint={text.wordsHint}
        required
        rows={3}
        maxLength={longest.words}
        defaultValue={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <section className="grid gap-1">
        <h3>{text.preview}</h3>
        <p className="office-notification">
          <b className="wrap-anywhere">{title || text.heading}</b>
          <span className="wrap-anywhere">{words || text.words}</span>
        </p>
      </section>
      <TextField
        name="yol"
        label={text.path}
        hint={text.pathHint}
        required
        maxLength={300}
        defaultValue={of('yol')}
      />
      <Select name="konu" label={text.topic} defaultValue={of('konu')}>
        {campaignTopics.map((one) => (
          <option key={one} value={one}>
            {text.topics[one]}
          </option>
        ))}
      </Select>
      <Select name="kime" label={campaigns.audience} defaultValue={of('kime')}>
        {audiences.map((one) => (
          <option key={one} value={one}>
            {text.audiences[one]}
          </option>
        ))}
      </Select>
    </>
  )
}
