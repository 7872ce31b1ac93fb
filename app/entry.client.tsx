import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardReloads } from './shell/reload-guard'

// While developing every change reloads the page.
if (import.meta.env.PROD) guardReloads()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
