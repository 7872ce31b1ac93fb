import { makePhoneCode, type PhoneCodeSms } from '~/features/checkout/checkout.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import { sendSms, type SmsDeps, wasAnswered } from './send-sms.server'
import { text } from './sms.text'

/** Sends the code that confirms a mobile number. A code that nobody waits for any more is not sent. */
export async function sendPhoneCode(
  deps: SmsDeps & Pick<Deps, 'secret' | 'clock'>,
  { codeId }: PhoneCodeSms,
): Promise<void> {
  const id = `phone-code.${codeId}`
  // Another code would make the one that was sent worthless.
  if (await wasAnswered(deps.db, id)) return
  const made = await makePhoneCode(deps.db, { codeId, secret: deps.secret, now: deps.clock() })
  if (!made) return
  const shop = (await getSettings(deps.db)).get('company', 'name', text.shop)
  await sendSms(deps, { id, to: made.phone, words: text.phoneCode(shop, made.code), kind: 'code' })
}
