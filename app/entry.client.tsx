import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { prepareForAway } from './shell/moving/keep-page'
import { guardReloads } from './shell/moving/reload-guard'

// In development every change reloads the page.
if (import.meta.env.PROD) guardReloads()
prepareForAway()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
