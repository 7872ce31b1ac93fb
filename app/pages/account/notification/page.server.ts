import { transaction } from '~/db/transaction.server'
import { type Choice, choices, frequencies, partsOf } from '~/features/announcements/announcements'
import { readPreferences, savePreferences } from '~/features/announcements/announcements.server'
import type { ConsentState } from '~/features/consents/consents'
import { consentsOf, recordConsents } from '~/features/consents/consents.server'
import { recipientTypeOf } from '~/features/customers/customers'
import { getProfile } from '~/features/customers/customers.server'
import { isDealer, type Member } from '~/features/identity/identity'
import { dropPushDevice, listPushDevices, pushRecipient, setTopicsOfUser } from '~/features/push/push.server'
import { readId } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { deviceName } from '../userinfo/device-name'
import { choicesFor, choicesOn, type Given, meaningOf } from './choices'
import { text } from './text'

type Visit = RequestContext & { visitor: Member }
export type Answer = { kind: 'success' | 'danger'; message: string; part: 'topics' | 'devices' }

export const notificationFields = { once: ['intent', 'frequency', 'device'], many: ['choice'] }

/** The member's choices, devices and the time of the last change. */
export async function loadNotification({ db, visitor }: Visit) {
  const [preferences, consents, devices, profile] = await Promise.all([
    readPreferences(db, visitor.user.userId),
    readOwnConsents(db, visitor),
    listPushDevices(db, visitor),
    getProfile(db, visitor),
  ])
  const offered = choicesFor(isDealer(visitor))
  return {
    offered,
    on: choicesOn(offered, preferences, givenBy(visitor, consents), agreedIn(consents)),
    frequency: preferences.frequency,
    changedAt: preferences.changedAt,
    hasPhone: profile.phone !== '',
    devices: devices.map(({ id, agent, since, isThis }) => ({
      id,
      since,
      isThis,
      name: deviceName(agent) ?? text.unknownDevice,
    })),
  }
}

async function readOwnConsents(db: Visit['db'], visitor: Member): Promise<ConsentState[]> {
  const { email, phone } = await getProfile(db, visitor)
  return consentsOf(db, { userId: visitor.user.userId, email, phone })
}

/** Channels for advertising. A trader who never answered has not refused (law 6563 art. 6). */
function givenBy({ partner }: Member, consents: readonly ConsentState[]): Given {
  const isTrader = recipientTypeOf(partner) === 'TACIR'
  const given = consents.map(({ channel, given, since }) => [channel, since ? given : isTrader])
  return Object.fromEntries(given) as Given
}

/** Channels whose consent was given, also for a trader. */
const agreedIn = (consents: readonly ConsentState[]): Given =>
  Object.fromEntries(consents.map(({ channel, given }) => [channel, given])) as Given

/** Handles the forms of the page. */
export async function changeNotification(
  visit: Visit,
  form: FormData,
): Promise<{ status: number; answer: Answer }> {
  const { db, visitor } = visit
  switch (form.get('intent')) {
    case 'remove': {
      const isGone = await dropPushDevice(db, visitor, readId(form, 'device', 15) ?? 0)
      return isGone ? told('devices', text.removed) : told('devices', text.gone, 404)
    }
    case 'all-off':
      await save(visit, [], null)
      return told('topics', text.off)
    case 'save': {
      const ticked = form.getAll('choice').map(String)
      const frequency = frequencies.find((one) => one === form.get('frequency'))
      if (!frequency || !ticked.every(isChoice)) return told('topics', text.bad, 400)
      await save(visit, ticked, frequency)
      return told('topics', text.saved)
    }
    default:
      return told('topics', text.bad, 400)
  }
}

const isChoice = (value: string): value is Choice => (choices as readonly string[]).includes(value)

async function save(
  visit: Visit,
  ticked: readonly Choice[],
  frequency: (typeof frequencies)[number] | null,
): Promise<void> {
  const { visitor, ip } = visit
  const { userId } = visitor.user
  const now = visit.clock()
  const offered = choicesFor(isDealer(visitor))
  const { given, refused } = meaningOf(offered, ticked)
  await transaction(visit.db, async (db) => {
    const before = await readPreferences(db, userId)
    const known = await readOwnConsents(db, visitor)
    const { email, phone } = await getProfile(db, visitor)
    const recipients = { email, sms: phone, call: phone, push: pushRecipient(visitor, '') }
    await savePreferences(db, userId, { refused, frequency: frequency ?? before.frequency }, now)
    // A first answer is recorded as well: a refusal counts only when it is written down.
    const changed = known.filter(({ channel, given: was, since }) => !since || was !== given[channel])
    await recordConsents(
      db,
      changed.map(({ channel }) => ({ channel, recipient: recipients[channel], given: given[channel] })),
      { userId, recipientType: recipientTypeOf(visitor.partner), ip, form: 'duyuru-tercihleri', now },
    )
    const topics = ticked.map(partsOf).flatMap(({ topic, channel }) => (channel === 'push' ? topic : []))
    await setTopicsOfUser(db, userId, topics)
  })
}

function told(part: Answer['part'], message: string, status = 200): { status: number; answer: Answer } {
  return { status, answer: { part, message, kind: status === 200 ? 'success' : 'danger' } }
}
