import { data, redirect } from 'react-router'
import { most, viewQuery } from '~/features/saved-views/saved-views'
import { removeView, saveView } from '~/features/saved-views/saved-views.server'
import { fieldOf } from '~/pages/shared/account-form'
import { readId } from '../list-address'
import { readAction } from '../staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { url: URL }
type Read = Awaited<ReturnType<typeof readAction>>

/** The fields of the forms of saved views. */
export const viewFields = ['ad', 'ortak', 'gorunum-no']

/** Saves or deletes a view of the list (`gorunum-kaydet`, `gorunum-sil`) and leads back to it; null for other verbs. */
export async function actOnView({ visit, form, verb }: Read, { url }: Pick<Args, 'url'>) {
  const list = url.pathname
  const { userId } = visit.visitor.user
  switch (verb) {
    case 'gorunum-kaydet': {
      const name = fieldOf(form, 'ad').trim().slice(0, most.name)
      const query = viewQuery(url.searchParams)
      const refuse = (refused: string) => data({ viewRefused: refused }, { status: 422 })
      if (name.length < 2) return refuse(text.name)
      if (query === '' || query.length > most.query) return refuse(text.nothing)
      const view = { list, name, query, shared: fieldOf(form, 'ortak') === '1' }
      if ((await saveView(visit.db, userId, view)) === 'too_many') return refuse(text.tooMany(most.views))
      return redirect(`${list}?${query}`, 303)
    }
    case 'gorunum-sil': {
      const id = readId(fieldOf(form, 'gorunum-no'))
      if (id !== null) await removeView(visit.db, userId, id)
      return redirect(list, 303)
    }
    default:
      return null
  }
}

/** The action of a list that has no other forms. */
export async function actOnViewsAlone(args: Args) {
  const read = await readAction(args, { once: viewFields })
  const answer = await actOnView(read, args)
  if (!answer) throw new Response(null, { status: 400 })
  return answer
}
