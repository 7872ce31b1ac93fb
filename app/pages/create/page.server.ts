import { data, redirect } from 'react-router'
import { getContentByLink } from '~/features/content/content.server'
import { applicationSteps } from '~/features/customers/applications/application'
import { applicationStepInputs } from '~/features/customers/schema'
import { mayApply } from '~/features/customers/customers.server'
import { text } from '~/features/customers/ui/text'
import { getPlaceLists } from '~/features/places/places.server'
import type { RequestContext } from '~/server/shop.server'
import { submitApplication } from './application.server'
import { enteredBy, wholesalePath } from './fields.server'
import { submitRegistration } from './registration.server'

export type CreateView = Awaited<ReturnType<typeof loadCreatePage>>
/** The registration form, or the application in its present state. Redirects visitors who need neither. */
export async function loadCreatePage(visit: RequestContext, request: Request) {
  const query = new URL(request.url).searchParams
  const isWholesale = query.get('tur') === 'toptan'
  leadOn(visit, isWholesale)
  const kind = isWholesale ? 'wholesale' : 'retail'
  const isSent = query.get('durum') === 'gonderildi' && visit.visitor.kind === 'guest'
  const notice = await getContentByLink(visit.db, 'kvkk-aydinlatma-metni', visit.clock())
  return {
    kind,
    isSent,
    signedInAs: visit.visitor.kind === 'member' ? visit.visitor.user.email : null,
    notice: notice?.blocks ?? null,
    application: isWholesale && !isSent ? await loadApplication(visit, query.get('adim')) : null,
    page: {
      title: text.title[kind],
      description: text.description,
      canonical: `${visit.origin}${isWholesale ? wholesalePath : '/create'}`,
    },
  } as const
}

async function loadApplication(visit: RequestContext, asked: string | null) {
  const { values, documents } = await enteredBy(visit)
  const hasTaxPlate = documents.some(({ kind }) => kind === 'tax_plate')
  const firstOpen =
    applicationSteps.find(
      (step) =>
        !applicationStepInputs[step].safeParse(values).success || (step === 'belgeler' && !hasTaxPlate),
    ) ?? 'gonder'
  const wanted = applicationSteps.find((step) => step === asked) ?? firstOpen
  const step = applicationSteps.indexOf(wanted) <= applicationSteps.indexOf(firstOpen) ? wanted : firstOpen
  return {
    step,
    firstOpen,
    values,
    documents,
    places:
      step === 'iletisim'
        ? await getPlaceLists(visit.db, values['adres.city_id'], values['adres.district_id'])
        : { cities: [], districts: [], neighbourhoods: [] },
  }
}

/** Redirects staff and wholesale members, who have nothing to apply for. */
function leadOn({ visitor }: RequestContext, isWholesale: boolean): void {
  if (visitor.kind === 'guest') return
  if (visitor.kind === 'staff') throw redirect('/')
  if (!mayApply(visitor)) throw redirect(visitor.partner.kind === 'wholesale' ? '/unapproved' : '/')
  if (!isWholesale) throw redirect(wholesalePath)
}

/** The form's errors with 422 or 429; throws a redirect after success. */
export async function submitCreatePage(visit: RequestContext, request: Request) {
  const isWholesale = new URL(request.url).searchParams.get('tur') === 'toptan'
  leadOn(visit, isWholesale)
  const outcome = await (isWholesale ? submitApplication : submitRegistration)(visit, request)
  if ('path' in outcome) throw redirect(outcome.path, 303)
  const refused = visit.retryAfter === null ? 422 : 429
  return data(outcome.answer, { status: outcome.answer.errors.length > 0 ? refused : 200 })
}
