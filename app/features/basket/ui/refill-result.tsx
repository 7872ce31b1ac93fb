import { formatPrice } from '~/kernel/turkish'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import type { RefillAnswer } from '../quick-order/refill'
import { refillText as text } from '../quick-order/refill.text'

const signs = { added: 'success', fewer: 'warning', none: 'error' } as const

/** The result of goods put into the basket together: a summary, then line by line. */
export function RefillResult({ answer }: { answer: RefillAnswer }) {
  return (
    <section
      // A new answer mounts a new section, which takes the focus.
      key={JSON.stringify(answer)}
      ref={takeFocus}
      tabIndex={-1}
      aria-label={text.lines}
      role="status"
      className="grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <Notice kind={answer.kind}>
        {answer.message}{' '}
        <ShopLink to="/sepetim" className="link" ahead={false}>
          {text.toBasket}
        </ShopLink>
      </Notice>
      <ul className="grid gap-3 text-sm">
        {answer.lines.map((line, i) => (
          <li key={`${i} ${line.variantId}`} className="flex gap-2" data-outcome={line.outcome}>
            <Icon name={signs[line.outcome]} className="mt-0.5" />
            <div>
              <p className="font-semibold">
                {line.name} <span className="font-normal text-ink-2">{line.variantName}</span>
              </p>
              <p className="text-ink-2">
                {line.message}
                {line.newPrice !== null &&
                  ` ${text.price(formatPrice(line.unitPrice ?? 0), formatPrice(line.newPrice))}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function takeFocus(section: HTMLElement | null): void {
  section?.focus()
}
