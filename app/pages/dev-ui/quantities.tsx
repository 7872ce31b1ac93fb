import { QuantityStepper } from '~/ui/forms/quantity-stepper'
import { text } from './text'

export function Quantities() {
  return (
    <div className="flex flex-wrap gap-8">
      <div className="grid content-start gap-2">
        <h3 className="text-sm">{text.choosing}</h3>
        <QuantityStepper mode="choose" label={text.product} value={1} />
      </div>
      <form className="grid content-start gap-2" action="#quantity">
        <h3 className="text-sm">{text.inBasket}</h3>
        <QuantityStepper mode="line" label={text.product} value={3} packageSize={12} />
      </form>
      <form className="grid content-start gap-2" action="#quantity">
        <h3 className="text-sm">{text.waiting}</h3>
        <QuantityStepper mode="line" size="small" label={text.product} value={250} packageSize={6} pending />
      </form>
    </div>
  )
}
