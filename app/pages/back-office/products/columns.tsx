import { Link } from 'react-router'
import type { FoundProduct } from '~/features/catalogue/catalogue.server'
import { picturePath } from '~/features/media/media'
import { formatDate, formatDateTime } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import type { Column } from '../shared/columns/columns'
import { text } from './text'

const muted = 'whitespace-nowrap text-ink-2'

/** The columns of the list of products. The list's one query gives all of them. */
export const productColumns: readonly Column<FoundProduct>[] = [
  {
    key: 'urun',
    title: text.product,
    sort: 'ad',
    shown: 'always',
    isWide: true,
    className: 'min-w-56',
    cell: ({ id, name, brand, pictureHash }) => (
      <span className="office-product">
        {pictureHash ? (
          <img src={picturePath(pictureHash, 160, 'webp')} alt="" width={36} height={45} loading="lazy" />
        ) : (
          <span />
        )}
        <span>
          <Link to={`/yonetim/urunler/${id}`}>{name}</Link>
          {brand && <span className="block text-meta text-ink-2">{brand}</span>}
        </span>
      </span>
    ),
  },
  { key: 'kod', title: text.code, sort: 'kod', shown: 'usual', className: muted, cell: ({ code }) => code },
  { key: 'marka', title: text.brand, cell: ({ brand }) => brand },
  {
    key: 'kategori',
    title: text.category,
    shown: 'usual',
    from: 'md',
    cell: ({ category }) => category,
  },
  {
    key: 'cesit',
    title: text.variants,
    isNumber: true,
    shown: 'usual',
    from: 'md',
    cell: ({ variants }) => formatNumber(variants),
  },
  {
    key: 'stok',
    title: text.stock,
    isNumber: true,
    isLabelled: true,
    shown: 'usual',
    cell: ({ onHand, reserved }) => (
      <>
        {formatNumber(onHand)}
        {reserved > 0 && (
          <span className="block text-meta text-ink-2">{text.reserved(formatNumber(reserved))}</span>
        )}
      </>
    ),
  },
  {
    key: 'satilabilir',
    title: text.available,
    isNumber: true,
    cell: ({ onHand, reserved }) => formatNumber(onHand - reserved),
  },
  {
    key: 'fiyat',
    title: text.price,
    isNumber: true,
    shown: 'usual',
    cell: ({ from, variants }) =>
      from === null ? (
        <span className="text-ink-2">{text.noPrice}</span>
      ) : variants > 1 ? (
        text.from(formatPrice(from))
      ) : (
        formatPrice(from)
      ),
  },
  { key: 'kdv', title: text.kdv, isNumber: true, cell: ({ kdvRate }) => `% ${kdvRate}` },
  {
    key: 'yayin',
    title: text.state,
    shown: 'usual',
    cell: ({ published, visibility }) => (
      <>
        <Pill tone={published ? 'done' : 'ended'}>{published ? text.shown : text.hidden}</Pill>
        {published && visibility > 0 && (
          <span className="block text-meta text-ink-2">{text.visibility[visibility]}</span>
        )}
      </>
    ),
  },
  { key: 'gorur', title: text.seenBy, cell: ({ visibility }) => text.visibility[visibility] },
  {
    key: 'yayin-tarihi',
    title: text.since,
    sort: 'yeni',
    fromMost: true,
    className: muted,
    cell: ({ publishedAt }) => formatDate(publishedAt),
  },
  {
    key: 'degisme',
    title: text.changed,
    className: muted,
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
]
