import { useEffect, useEffectEvent } from 'react'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { say } from '~/ui/messages/toast'
import { useShopFetcher } from '~/ui/links/use-shop-fetcher'
import { type StockAlertAnswer, stockAlertPath } from '../stock-alerts'
import { alertConsent, text } from '../text'

type Props = {
  variantId: number
  /** Guests type an e-mail address; members get the email at their own. */
  isGuest: boolean
  /** The answer to a form that was sent without scripts. */
  told?: StockAlertAnswer | null
}

/** The form of a sold-out variant: one email when it can be bought again. Works without scripts. */
export function StockAlertForm({ variantId, isGuest, told = null }: Props) {
  const fetcher = useShopFetcher<{ answer: StockAlertAnswer }>(`stock-alert-${variantId}`)
  const isSending = fetcher.state !== 'idle'
  const answer = isSending ? null : (fetcher.data?.answer ?? told)
  const tell = useEffectEvent((sentence: string) => say(sentence))
  useEffect(() => {
    if (answer) tell(answer.message)
  }, [answer])
  const wrongEmail = answer?.about === 'email' ? answer.message : undefined
  return (
    <section id="stok-haberi" aria-labelledby="stok-haberi-baslik" className="grid gap-3">
      <h2 id="stok-haberi-baslik" className="text-xl">
        {text.title}
      </h2>
      <p className="text-sm text-ink-2">{isGuest ? text.lead : text.leadMember}</p>
      <fetcher.Form method="post" action={`${stockAlertPath}?secenek=${variantId}`} className="grid gap-3">
        {isGuest && (
          <TextField
            label={text.email}
            hint={text.emailHint}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            key={answer?.typed}
            defaultValue={answer?.typed}
            error={wrongEmail}
          />
        )}
        <p className="text-meta text-ink-2">{alertConsent.sentence}</p>
        <div className="grid">
          <Button look="primary" size="large" icon="mail" pending={isSending}>
            {text.submit}
          </Button>
        </div>
        {answer && !wrongEmail && <Notice kind={answer.kind}>{answer.message}</Notice>}
      </fetcher.Form>
    </section>
  )
}
