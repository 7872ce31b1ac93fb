import { data, redirect } from 'react-router'
import type { Terms } from '~/features/customers/applications/terms'
import { decide, type DecisionOutcome, getPriceLists } from '~/features/customers/customers.server'
import { listStaff } from '~/features/identity/identity.server'
import type { Db } from '~/db/connection.server'
import { termsIn } from '../customers/edit/read-forms.server'
import { text } from '../customers/text'
import type { Refused } from '../shared/action'
import { readId as readIdOf } from '../shared/list-address'
import { readAction } from '../shared/staff.server'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

const { wrong } = text

/** Decides on an application and leads back to it. A refused decision keeps the entries in their form. */
export async function decideApplication(args: Args) {
  const { visit, form, verb } = await readAction(args, {
    once: ['liste', 'iskonto', 'vade', 'limit', 'temsilci', 'neden'],
  })
  const id = readIdOf(args.params.id)
  if (id === null) throw data(null, 404)
  const refused = await run(visit.db, { id, verb, form, actor: visit.actor })
  if (refused === null) return redirect(`/yonetim/basvurular/${id}?oldu=${verb}`, 303)
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return data({ verb, refused, values } satisfies Refused, { status: 422 })
}

type Input = { id: number; verb: string; form: FormData; actor: string }
const decisions = { reddet: 'refuse', 'belge-iste': 'ask', durdur: 'suspend' } as const

async function run(db: Db, { id, verb, form, actor }: Input): Promise<string | null> {
  if (verb === 'onayla') {
    const terms = await termsOf(db, form)
    return typeof terms === 'string' ? terms : told(await decide(db, id, { to: 'approve', terms }, actor))
  }
  const reason = valueOf(form, 'neden').slice(0, 500)
  if (reason.length < 3) return wrong.reason
  const to = decisions[verb as keyof typeof decisions]
  return told(await decide(db, id, { to, reason }, actor))
}

/** The terms in the form; a sentence for the first field that is wrong. */
async function termsOf(db: Db, form: FormData): Promise<Terms | string> {
  const values = Object.fromEntries([...form.keys()].map((name) => [name, valueOf(form, name)]))
  const [lists, staff] = await Promise.all([getPriceLists(db), listStaff(db)])
  const terms = termsIn(values, { kind: 'wholesale', paymentTermDays: 0, creditLimit: 0 }, { lists, staff })
  if (typeof terms === 'string') return terms
  return { ...terms, priceListId: terms.priceListId! }
}

const valueOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

function told(outcome: DecisionOutcome): string | null {
  switch (outcome.status) {
    case 'done':
    case 'terms_changed':
      return null
    case 'not_found':
      return wrong.gone
    case 'not_wholesale':
      return wrong.notWholesale
    case 'not_from_here':
      return wrong.notFromHere(text.approvals[outcome.approval])
    case 'price_list_missing':
      return wrong.list
  }
}
