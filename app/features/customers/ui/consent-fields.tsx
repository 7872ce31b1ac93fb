import type { ReactNode } from 'react'
import { consentWording, iysChannels } from '~/features/consents/consents'
import { Checkbox } from '~/ui/forms/checkbox'
import { ChoiceGroup } from '~/ui/forms/choices'
import { ShopLink } from '~/ui/links/shop-link'
import { text } from './text'

/**
 * The information notice and a consent box per channel, all unticked and optional (6563, KVKK). `notice` is the text
 * of the information notice.
 */
export function ConsentFields({ notice, given }: { notice: ReactNode; given: readonly string[] }) {
  return (
    <>
      <ChoiceGroup legend={text.consents} hint={text.consentsHint}>
        {iysChannels.map((channel) => (
          <Checkbox
            key={channel}
            name="izin"
            value={channel}
            label={consentWording[channel]}
            defaultChecked={given.includes(channel)}
          />
        ))}
      </ChoiceGroup>
      <section className="grid gap-2 text-sm" aria-label={text.kvkk}>
        <p>
          {text.terms}{' '}
          <ShopLink to="/contents/uyelik-sozlesmesi" ahead={false} target="_blank" className="link">
            {text.termsLink}
          </ShopLink>
        </p>
        <p>{text.kvkkLead}</p>
        {notice ? (
          <details className="rounded-md border border-line bg-surface">
            <summary className="cursor-pointer px-4 py-3 font-semibold">{text.kvkkOpen}</summary>
            <div className="max-h-96 overflow-auto border-t border-line px-4 py-3">{notice}</div>
          </details>
        ) : (
          <ShopLink to="/contents" ahead={false} target="_blank" className="link">
            {text.kvkkOpen}
          </ShopLink>
        )}
      </section>
    </>
  )
}
