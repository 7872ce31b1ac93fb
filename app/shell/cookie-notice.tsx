import { lazy, Suspense, useEffect, useState } from 'react'
import { copyCookieChoice } from './choices/local-keys'
import type { CookieChoice } from './choices/preferences'

// The server sends the question in the page, and its form works without scripts; its code follows where it is asked.
const CookieQuestion = lazy(async () => ({ default: (await import('./cookie-question')).CookieQuestion }))

/** The question about cookies, until it is answered. `arrival` says where the visitor of this document came from. */
export function CookieNotice({ choice, arrival }: { choice: CookieChoice | null; arrival: string | null }) {
  // Of the document: the frame's data are loaded anew when something is saved.
  const [landing] = useState(arrival)
  useEffect(() => {
    if (choice) copyCookieChoice(localStorage, choice)
  }, [choice])
  if (choice) return null
  return (
    <Suspense>
      <CookieQuestion arrival={landing} />
    </Suspense>
  )
}
