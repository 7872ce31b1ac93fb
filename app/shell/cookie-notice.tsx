import { lazy, memo, Suspense, useEffect, useState } from 'react'
import { copyCookieChoice } from './choices/local-keys'
import { type CookieChoice, noTime } from './choices/preferences'

// The server sends the question in the page, and its form works without scripts; its code follows where it is asked.
const CookieQuestion = lazy(async () => ({ default: (await import('./cookie-question')).CookieQuestion }))

type Props = { choice: CookieChoice | null; arrival: string | null }

/**
 * The question about cookies, until it is answered. `arrival` says where the visitor of this document came from. It renders anew
 * only for another answer: with new properties, React would take the question away until its code has come.
 */
export const CookieNotice = memo(Notice, (before, now) => before.choice?.time === now.choice?.time)

function Notice({ choice, arrival }: Props) {
  // Of the document: the frame's data are loaded anew when something is saved.
  const [landing] = useState(arrival)
  useEffect(() => {
    if (choice && choice.time !== noTime) copyCookieChoice(localStorage, choice)
  }, [choice])
  if (choice) return null
  return (
    <Suspense>
      <CookieQuestion arrival={landing} />
    </Suspense>
  )
}
