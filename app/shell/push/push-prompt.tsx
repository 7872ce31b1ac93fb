import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/forms/checkbox'
import type { PushOffer } from '../shell-data'
import { decline } from './push-keys'
import { text } from './push.text'
import { type Outcome, subscribePush } from './subscribe-push'

type State = 'asking' | 'waiting' | Outcome

/**
 * The shop's own question before the browser's: small, at the edge, and never over a button that it would cover. The
 * browser asks for its permission only after "Haber ver".
 */
export function PushPrompt({
  push,
  isGuest,
  onClose,
}: {
  push: PushOffer
  isGuest: boolean
  onClose: () => void
}) {
  const [state, setState] = useState<State>('asking')
  const [advertising, setAdvertising] = useState(false)
  const close = () => {
    if (state !== 'on') decline(localStorage, Date.now())
    onClose()
  }
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  })
  const begin = async () => {
    setState('waiting')
    setState(await subscribePush(push.publicKey, advertising))
  }
  const asks = state === 'asking' || state === 'waiting'
  const message = asks ? text.ask : state === 'on' && isGuest ? text.onGuest : text[state]
  return (
    <section className="cookie-notice push-prompt" aria-labelledby="bildirim-sorusu">
      <h2 id="bildirim-sorusu">{text.title}</h2>
      <p role="status">{message}</p>
      {asks && (
        <Checkbox
          label={text.advertising}
          checked={advertising}
          onChange={({ target }) => setAdvertising(target.checked)}
        />
      )}
      <div className="actions">
        {(asks || state === 'failed' || state === 'dismissed') && (
          <Button type="button" size="small" look="primary" pending={state === 'waiting'} onClick={begin}>
            {text.yes}
          </Button>
        )}
        <Button type="button" size="small" onClick={close}>
          {asks ? text.later : text.close}
        </Button>
      </div>
    </section>
  )
}
