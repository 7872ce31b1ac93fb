import { askOwn } from './ask-own'
import { fillOwn } from './fill-own'
import { startBackgroundParts } from './background-parts'
import { startWhenNeeded } from './wake'

// The first script of a stored page, a file of its own (vite.config.ts). It brings what is the visitor's, and starts the page's
// own scripts with React at the first action that needs them (docs/decisions/scripts-start-when-needed.md).
startWhenNeeded()
askOwn(fillOwn)
startBackgroundParts()
