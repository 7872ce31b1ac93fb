import { useState } from 'react'
import type { BasketAnswer, BasketLine } from '../basket'
import { useToldBasketForm } from './use-basket-form'

type Props = {
  lines: readonly BasketLine[]
  /** Key of a line's form, as the line itself uses it. */
  formOf: (line: BasketLine) => string
  onAnswer?: (line: BasketLine, answer: BasketAnswer) => void
}

/**
 * Tells what the forms of lines were answered. It stands above the lines, because one that was taken out may leave the
 * page in the same moment as its answer comes.
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
