// Given to a process by `--import`: writes the address of each module that it loads into the file MODULE_LIST.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env.MODULE_LIST
registerHooks({
  load(url, context, next) {
    appendFileSync(file, `${url}\n`)
    return next(url, context)
  },
})
