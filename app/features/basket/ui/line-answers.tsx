import { useState } from 'react'
import type { BasketAnswer, BasketLine } from '../basket'
import { useToldBasketForm } from './use-basket-form'

type Props = {
  lines: readonly BasketLine[]
  /** Key of a line's form, equal to the line's own. */
  formOf: (line: BasketLine) => string
  onAnswer?: (line: BasketLine, answer: BasketAnswer) => void
}

/**
 * Reports the answers to the lines' forms. It is rendered above the lines, because a removed line may unmount when
 * its answer arrives.
 */
export function LineAnswers({ lines, formOf, onAnswer }: Props) {
  const fresh = lines.filter((line) => !line.isPromo)
  const [known, setKnown] = useState<readonly BasketLine[]>(fresh)
  if (fresh.some((line) => !known.includes(line))) {
    setKnown([
      ...fresh,
      ...known.filter((old) => fresh.every(({ variantId }) => variantId !== old.variantId)),
    ])
  }
  return known.map((line) => (
    <LineAnswer
      key={line.variantId}
      form={formOf(line)}
      onAnswer={onAnswer && ((answer) => onAnswer(line, answer))}
    />
  ))
}

function LineAnswer({ form, onAnswer }: { form: string; onAnswer?: (answer: BasketAnswer) => void }) {
  useToldBasketForm(form, onAnswer)
  return null
}
