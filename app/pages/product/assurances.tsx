import type { IconName } from '~/ui/icons/icon-names'
import { Icon } from '~/ui/icons/icon'
import { ContentLink } from '~/shell/menus/content-link'
import { Stitch } from '~/ui/stitch'
import { text } from './details.text'
import type { ProductPageData } from './data'

/** Delivery and returns, then the links to ask about the product and to share it; `code`: that of the chosen variant. */
export function Assurances(data: ProductPageData & { code: string }) {
  return (
    <>
      <Notes {...data} />
      <Talk {...data} />
    </>
  )
}

function Notes({ deliveryNote, returnsNote }: ProductPageData) {
  const notes: { icon: IconName; title: string; note: string }[] = [
    {
      icon: 'truck',
      title: text.delivery,
      note: deliveryNote,
    },
    { icon: 'undo', title: text.returns, note: returnsNote },
  ]
  return (
    <div className="grid gap-4">
      <Stitch />
      {notes.map(({ icon, title, note }) => (
        <div key={title} className="flex gap-3 text-sm">
          <Icon name={icon} className="mt-0.5 text-tan" />
          <p>
            <strong className="block">{title}</strong>
            <span className="text-ink-2">{note}</span>
          </p>
        </div>
      ))}
      <ContentLink to="/contents/teslimat-ve-iade/4" className="link justify-self-start py-1 text-sm">
        {text.returnsLink}
      </ContentLink>
    </div>
  )
}

function Talk({ whatsapp, product, url, code }: ProductPageData & { code: string }) {
  const ask = whatsapp && `${whatsapp}?text=${encodeURIComponent(text.askMessage(product.name, code, url))}`
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {ask && (
        <a href={ask} className="link inline-flex items-center gap-2 py-1" target="_blank" rel="noopener">
          <Icon name="chat" />
          {text.ask}
        </a>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${product.name} ${url}`)}`}
        className="link inline-flex items-center gap-2 py-1"
        target="_blank"
        rel="noopener"
      >
        <Icon name="share" />
        {text.share}
      </a>
    </p>
  )
}
