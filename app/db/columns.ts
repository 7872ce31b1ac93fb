import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** An amount in kuruş that may be missing. */
export const kurus = (name: string) => bigint(name, { mode: 'number' })

/** An amount in kuruş. */
export const money = (name: string) => kurus(name).notNull()
