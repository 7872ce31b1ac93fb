import type { UseComboboxReturnValue } from 'downshift'
import type { ReactNode } from 'react'
import { searchMinimum } from '~/features/catalogue/catalogue'
import type { MenuItem } from '~/features/settings/settings'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Icon } from '~/ui/icons/icon'
import { countedHits, type ProductHit, shownPrice } from './find-products'
import { resultsPath, type SearchEntry } from './search-entries'
import type { Suggestions } from './search-suggestions'
import { text as searchText } from './search.text'
import { text } from '../text'

type PanelProps = {
  box: Pick<
    UseComboboxReturnValue<SearchEntry>,
    'isOpen' | 'getMenuProps' | 'getItemProps' | 'highlightedIndex'
  >
  items: SearchEntry[]
  typed: string
  asked: Suggestions
  menu: MenuItem[]
  /** True when prices are shown without KDV. */
  showsNet?: boolean
}

const heads = {
  product: searchText.products,
  category: searchText.categories,
  recent: searchText.recent,
  all: '',
}

/** The panel below the search box: groups of suggestions, or the reason there are none. */
export function SearchPanel({ box, items, typed, asked, menu, showsNet = false }: PanelProps) {
  const { state } = asked
  const sentence = sentenceFor(typed, asked, items)
  const shown = box.isOpen && (items.length > 0 || sentence !== '')
  return (
    <div className="search-panel" hidden={!shown}>
      <output className={items.length > 0 ? 'sr-only' : 'search-sentence'}>{shown ? sentence : ''}</output>
      {shown && state === 'loading' && <span className="search-line" />}
      {shown && items.length > 0 && asked.found?.meant && (
        <p className="search-instead">
          {searchText.didYouMean}{' '}
          <a href={resultsPath(asked.found.meant)} className="link">
            {asked.found.meant}
          </a>
        </p>
      )}
      <ul {...box.getMenuProps({ 'aria-label': searchText.products })}>
        {shown &&
          items.map((entry, index) => (
            <Entry
              key={`${entry.kind}${entry.to}`}
              entry={entry}
              first={items[index - 1]?.kind !== entry.kind}
            >
              <li {...box.getItemProps({ item: entry, index })} data-kind={entry.kind}>
                <EntryText entry={entry} showsNet={showsNet} />
              </li>
            </Entry>
          ))}
      </ul>
      {shown && sentence === searchText.none && (
        <p className="search-instead">
          {searchText.noneHint}{' '}
          {menu.slice(0, 4).map((item) => (
            <a key={item.id} href={item.link} className="link">
              {item.title}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

function Entry({ entry, first, children }: { entry: SearchEntry; first: boolean; children: ReactNode }) {
  return (
    <>
      {first && heads[entry.kind] && (
        <li role="presentation" className="search-head">
          {heads[entry.kind]}
        </li>
      )}
      {children}
    </>
  )
}

function EntryText({ entry, showsNet }: { entry: SearchEntry; showsNet: boolean }) {
  if (entry.kind === 'product') return <HitText hit={entry.hit} showsNet={showsNet} />
  if (entry.kind === 'all') return <b>{searchText.all(countOf(entry.total))}</b>
  return (
    <>
      <Icon name={entry.kind === 'recent' ? 'clock' : 'grid'} />
      {entry.title}
    </>
  )
}

const countOf = (total: number) =>
  total === countedHits + 1 ? `${formatNumber(countedHits)}+` : formatNumber(total)

function HitText({ hit, showsNet }: { hit: ProductHit; showsNet: boolean }) {
  const { satisFiyati } = hit.prices
  const path = hit.images[0]?.path
  return (
    <>
      {path ? (
        <img src={path} alt="" width={40} height={50} loading="lazy" />
      ) : (
        <span className="no-picture" />
      )}
      <span>
        <b>{hit.info.title}</b>
        <small>{hit.stock.product_code}</small>
      </span>
      {satisFiyati !== null && (
        <em>
          {formatPrice(shownPrice(satisFiyati, hit, showsNet))}
          {showsNet && <small>{searchText.plusKdv}</small>}
        </em>
      )}
    </>
  )
}

function sentenceFor(typed: string, { state, failure, found }: Suggestions, items: SearchEntry[]): string {
  if (typed === '') return ''
  if (typed.length < searchMinimum) return text.searchTooShort
  if (state === 'failed') return `${failure}: ${searchText.failedHint}`
  if (items.length > 0) return state === 'idle' ? searchText.found(items.length) : ''
  if (state === 'loading') return searchText.loading
  return state === 'idle' && found ? searchText.none : ''
}
