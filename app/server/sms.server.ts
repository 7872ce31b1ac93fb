import { join } from 'node:path'
import { fileSms, netgsm, type Sms } from '~/features/notifications/notifications.server'
import type { Config } from './config/config.server'

/** The configured transport of text messages; null: none. */
export function openSms({ sms, dataFolder }: Pick<Config, 'sms' | 'dataFolder'>): Sms | null {
  if (sms.transport === 'netgsm') return netgsm(sms)
  return sms.transport === 'file' ? fileSms(join(dataFolder, 'sms')) : null
}
