import type { ReactNode } from 'react'
import { Icon } from './icons/icon'
import { ShopLink } from './links/shop-link'

/** A seam between two sections: the signature of the shop. */
export function Stitch({ className = '' }: { className?: string }) {
  return <hr className={`stitch ${className}`} />
}

/** Heading of a section: its name, a seam, and a link to all of it. */
export function SectionHead({
  id,
  title,
  more,
}: {
  id?: string
  title: ReactNode
  more?: { to: string; label: string }
}) {
  return (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
      <Stitch />
      {more && (
        <ShopLink to={more.to}>
          {more.label}
          <Icon name="arrow-right" />
        </ShopLink>
      )}
    </div>
  )
}
