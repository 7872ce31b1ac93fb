import { data, Form, redirect } from 'react-router'
import { RefillResult } from '~/features/basket/ui/refill-result'
import { getOffers } from '~/features/catalogue/catalogue.server'
import { pictureSources } from '~/features/media/media'
import {
  deleteOrderList,
  dropListLine,
  getOrderList,
  orderFromList,
  renameOrderList,
} from '~/features/lists/lists.server'
import { orderBar } from '~/features/customers/customers'
import { readForm, readId } from '~/http/reading/form.server'
import { Button, LinkButton } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { ShopLink } from '~/ui/shop-link'
import { useFocusOnward } from '~/ui/use-focus-onward'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/list.route'
import { AccountFrame } from '../account-frame'
import { listsPath } from '../account-nav'
import { ListNameForm } from './name-form'
import { text as texts } from '../text'

const text = texts.lists

/** A list: its lines, all or some, can be added to the basket; it can be renamed and deleted. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = signedIn(args)
  const list = await getOrderList(db, visitor, idOf(args.params.id))
  if (!list) throw data(null, 404)
  const offers = await getOffers(
    db,
    visitor,
    list.lines.map(({ variantId }) => variantId),
  )
  const { id, name } = list
  const lines = list.lines.map(({ id, variantId, quantity, ...kept }) => {
    const offer = offers.get(variantId)
    const sold = offer?.price ? offer : null
    return {
      id,
      quantity,
      code: kept.code,
      sold: sold !== null,
      name: sold?.productName ?? kept.name,
      variantName: sold?.variantName ?? kept.variantName,
      picture: sold?.picture ?? null,
    }
  })
  const told = args.url.searchParams
  const done = told.has('kaydedildi') ? text.saved : told.has('cikarildi') ? text.dropped : null
  return { id, name, lines, done, mayOrder: orderBar(visitor) === null, page: { title: name, noindex: true } }
}

export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const { db, visitor } = visit
  const form = await readForm(args.request, { once: ['intent', 'name', 'drop'], many: ['line'] })
  const id = idOf(args.params.id)
  const nothing = { refill: null, wrong: null, wrongName: null, name: null }
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return data({ ...nothing, wrong: sentence }, 429)
  const dropped = readId(form, 'drop', 15)
  if (dropped !== null) {
    const done = await dropListLine(db, visitor, { listId: id, lineId: dropped })
    if (!done) throw data(null, 404)
    return redirect(`${listsPath}/${id}?cikarildi=1`, 303)
  }
  switch (form.get('intent')) {
    case 'rename': {
      const name = String(form.get('name') ?? '')
      const outcome = await renameOrderList(db, visitor, id, name)
      if (outcome.status === 'not_found') throw data(null, 404)
      if (outcome.status === 'saved') return redirect(`${listsPath}/${id}?kaydedildi=1`, 303)
      return data({ ...nothing, name, wrongName: text.wrong[outcome.status] }, 422)
    }
    case 'delete':
      if (!(await deleteOrderList(db, visitor, id))) throw data(null, 404)
      return redirect(`${listsPath}?silindi=1`, 303)
    default: {
      const some = form.get('intent') === 'some'
      const chosen = form.getAll('line').map(Number)
      if (some && chosen.length === 0) return data({ ...nothing, wrong: text.chooseSome }, 422)
      const refill = await orderFromList(db, visitor, id, some ? chosen : 'all')
      if (!refill) throw data(null, 404)
      return data({ ...nothing, refill })
    }
  }
}

const idOf = (param: string) => (/^[1-9]\d{0,8}$/.test(param) ? Number(param) : 0)

export const meta = metaOf

export default function OrderListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, lines, done, mayOrder } = loaderData
  useFocusOnward(lines.length)
  return (
    <AccountFrame current="lists">
      <ShopLink
        to={listsPath}
        className="link inline-flex items-center gap-1 justify-self-start py-1 text-sm"
        ahead={false}
      >
        <Icon name="arrow-left" />
        {text.back}
      </ShopLink>
      <h1 className="text-3xl" tabIndex={-1}>
        {name}
      </h1>
      {done && !actionData && <Notice kind="success">{done}</Notice>}
      {actionData?.wrong && <Notice kind="warning">{actionData.wrong}</Notice>}
      {actionData?.refill && <RefillResult answer={actionData.refill} />}
      <Form method="post" action={`${listsPath}/${id}`} className="grid gap-4">
        <EnterDoesNothing />
        <ul aria-label={text.lines} className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <ListLine key={line.id} line={line} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          {mayOrder && lines.length > 0 && (
            <>
              <Button name="intent" value="all" look="primary" icon="bag">
                {text.all}
              </Button>
              <Button name="intent" value="some">
                {text.some}
              </Button>
            </>
          )}
          <LinkButton to={`/hizli-siparis?liste=${id}`} icon="rows" ahead={false}>
            {text.template}
          </LinkButton>
        </div>
      </Form>
      <div className="grid gap-1 border-t border-line pt-4">
        <details open={actionData?.wrongName ? true : undefined}>
          <summary className="link inline-flex min-h-11 items-center text-sm">{text.rename}</summary>
          <ListNameForm
            action={`${listsPath}/${id}`}
            submit={text.renameIt}
            intent="rename"
            name={actionData?.name ?? name}
            wrong={actionData?.wrongName ?? undefined}
          />
        </details>
        <details>
          <summary className="link inline-flex min-h-11 items-center text-sm">{text.remove}</summary>
          <Form
            method="post"
            action={`${listsPath}/${id}`}
            className="flex flex-wrap items-center gap-3 text-sm"
          >
            <p className="text-ink-2">{text.removeWhy}</p>
            <Button name="intent" value="delete" look="danger" size="small">
              {text.removeConfirm}
            </Button>
          </Form>
        </details>
      </div>
    </AccountFrame>
  )
}

/**
 * Enter in a line's box presses the form's first button, which would remove a line. This invisible one catches it:
 * outside a dialog `formmethod=dialog` sends nothing, also without scripts.
 */
function EnterDoesNothing() {
  return (
    <button
      formMethod="dialog"
      onClick={(event) => event.preventDefault()}
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

function ListLine({ line }: { line: Line }) {
  const { id, name, variantName, code, quantity, picture, sold } = line
  return (
    <li className="flex items-center gap-3 py-3 text-sm">
      <label className="flex min-h-11 min-w-0 grow items-center gap-3">
        <input
          type="checkbox"
          className="tick"
          name="line"
          value={id}
          defaultChecked={sold}
          disabled={!sold}
        />
        {picture ? (
          <Picture
            {...pictureSources(picture, { widths: [160] })}
            alt=""
            sizes="40px"
            className="aspect-4/5 w-10 flex-none"
          />
        ) : (
          <span className="aspect-4/5 w-10 flex-none rounded-md bg-sunken" />
        )}
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-2">
            {variantName} · {code}
          </span>
          <span className="block text-ink-2 tabular-nums">
            {text.pieces(quantity)}
            {!sold && <strong className="ml-2 text-warn">{text.unsold}</strong>}
          </span>
        </span>
      </label>
      <Button look="quiet" icon="trash" iconOnly={text.drop(name)} name="drop" value={id} />
    </li>
  )
}
