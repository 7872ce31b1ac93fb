import type { SubmitEvent } from 'react'
import { useSubmit } from 'react-router'
import { labelFormats } from '~/pdf/labels/label'
import { text } from './text'

/**
 * The steps for the selected orders, in sight once some are selected; `count` is null without scripts. Slips and labels are
 * documents of their own: the browser opens them, not the router.
 */
export function BulkForm({ id, count }: { id: string; count: number | null }) {
  const submit = useSubmit()
  const look = { className: 'button', 'data-look': 'secondary', 'data-size': 'small' }
  const pack = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'islem') return
    event.preventDefault()
    void submit(submitter, { preventScrollReset: true })
  }
  return (
    <form id={id} method="post" className="office-bulk" onSubmit={pack} hidden={count === 0}>
      <span>{count ? text.selectedCount(count) : text.selected}</span>
      <button {...look} name="islem" value="hazirla">
        {text.pack}
      </button>
      <button {...look} formMethod="get" formAction="/yonetim/siparisler/fisler" formTarget="_blank">
        {text.printSlips}
      </button>
      {labelFormats.map((format) => (
        <button
          {...look}
          key={format}
          name="bicim"
          value={format}
          formMethod="get"
          formAction="/yonetim/siparisler/etiketler"
        >
          {text.labels[format]}
        </button>
      ))}
    </form>
  )
}
