import { Refusal } from '../start/operator.mjs'
import { text } from './text'

const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/

/** A moment in the past as operators write it, by Türkiye's clock unless an offset follows. Null for `latest`. */
export function readMoment(given: string): Date | null {
  if (given === 'latest') return null
  const [, day, time, seconds = ':00', offset = '+03:00'] = written.exec(given.trim()) ?? []
  const moment = new Date(`${day}T${time}${seconds}${offset}`)
  if (Number.isNaN(moment.getTime())) throw new Refusal(text.badTime(given))
  if (moment.getTime() > Date.now()) throw new Refusal(text.future(moment))
  return moment
}
