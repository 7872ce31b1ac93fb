import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { formatNumber } from '~/kernel/turkish'
import { TextField } from '~/ui/forms/field'
import { Icon } from '~/ui/icons/icon'
import { columnsParam } from './columns/columns'
import { pageLength, pageNumber, queryWith } from './list-address'
import { text } from './text'

/** Views of a list, as links; `name` is the parameter of the address. `kept`: parameters that hold in every view, besides the columns. */
export function Views({
  label,
  name = 'gorunum',
  kept = [],
  views,
  current,
}: {
  label: string
  name?: string
  kept?: readonly string[]
  views: readonly { key: string; title: string; count?: number | undefined }[]
  current: string
}) {
  const [params] = useSearchParams()
  const held = [...kept, columnsParam].flatMap((one) => (params.has(one) ? [[one, params.get(one)!]] : []))
  const addressOf = (key: string) => {
    const query = new URLSearchParams([...(key === '' ? [] : [[name, key]]), ...held])
    return query.size > 0 ? `?${query}` : '.'
  }
  return (
    <nav className="office-views" aria-label={label}>
      {views.map(({ key, title, count }) => (
        <Link key={key} to={addressOf(key)} aria-current={key === current ? 'page' : undefined}>
          {title}
          {count ? <span className="badge">{formatNumber(count)}</span> : null}
        </Link>
      ))}
    </nav>
  )
}

/** The filters of a list: a form that writes into the address. `kept`: parameters that other controls own, besides the columns. */
export function Filters({ kept = [], children }: { kept?: readonly string[]; children: ReactNode }) {
  const [params] = useSearchParams()
  const held = [...kept, columnsParam]
  return (
    <Form method="get" className="office-filters" role="search">
      {held.map((name) => {
        const value = params.get(name)
        return value ? <input key={name} type="hidden" name={name} value={value} /> : null
      })}
      {children}
      <button className="button" data-look="secondary" data-size="small">
        {text.filter}
      </button>
      {[...params.keys()].some((name) => !held.includes(name) && name !== 'sayfa') && (
        <Link
          to={queryWith(new URLSearchParams(), { [columnsParam]: params.get(columnsParam) })}
          className="button"
          data-look="quiet"
          data-size="small"
        >
          {text.clear}
        </Link>
      )}
    </Form>
  )
}

/** The words that a list is searched for, among its filters. */
export function WordsField({ label }: { label: string }) {
  const [params] = useSearchParams()
  return (
    <TextField
      id="q"
      name="q"
      type="search"
      label={label}
      defaultValue={params.get('q') ?? ''}
      maxLength={100}
    />
  )
}

/**
 * A heading of a column that orders the list. `name`: its value of `sira`; the sign at its end is the direction. Its first press begins
 * with A, or with the newest or largest where `fromMost` is set.
 */
export function SortHeader({
  name,
  isNumber = false,
  fromMost = false,
  children,
}: {
  name: string
  isNumber?: boolean | undefined
  fromMost?: boolean | undefined
  children: ReactNode
}) {
  const [params] = useSearchParams()
  const current = params.get('sira') ?? ''
  const isHere = current.replace(/-$/, '') === name
  const isDown = current === `${name}-`
  const goesDown = isHere ? !isDown : fromMost
  return (
    <th
      scope="col"
      aria-sort={isHere ? (isDown ? 'descending' : 'ascending') : undefined}
      data-number={isNumber || undefined}
    >
      <Link to={queryWith(params, { sira: goesDown ? `${name}-` : name })} preventScrollReset>
        {children}
        {isHere && (
          <span className={isDown ? '' : 'rotate-180'}>
            <Icon name="chevron-down" />
          </span>
        )}
      </Link>
    </th>
  )
}

/** Which rows are shown, and the pages before and after. `most`: a larger total is only told as "more than". */
export function Pager({
  total,
  most = Number.POSITIVE_INFINITY,
  length = pageLength,
}: {
  total: number
  most?: number
  length?: number
}) {
  const [params] = useSearchParams()
  const page = pageNumber(params)
  const first = (page - 1) * length
  if (total === 0) return null
  const isMore = total > most
  return (
    <nav className="office-pager" aria-label={text.pages}>
      <span>
        {text.rows(first + 1, Math.min(first + length, isMore ? first + length : total), total, isMore)}
      </span>
      <span>
        {page > 1 && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={queryWith(params, { sayfa: page === 2 ? null : page - 1 })}
            rel="prev"
          >
            {text.previous}
          </Link>
        )}
        {(isMore || first + length < total) && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={queryWith(params, { sayfa: page + 1 })}
            rel="next"
          >
            {text.next}
          </Link>
        )}
      </span>
    </nav>
  )
}
