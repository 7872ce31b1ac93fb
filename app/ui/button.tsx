import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icons/icon'
import type { IconName } from './icons/icon-names'
import { ShopLink, type ShopLinkProps } from './links/shop-link'

type Look = {
  /** One primary action per view; `quiet` for actions that are seldom needed. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'whatsapp'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its box. */
  wide?: boolean
  icon?: IconName
  /** The accessible name of a button that shows only its icon. */
  iconOnly?: string
}

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean }

/** A button; submits its form unless `type` says otherwise. While `pending` it keeps focus and ignores presses. */
export function Button({
  look,
  size,
  wide,
  icon,
  iconOnly,
  pending,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="submit"
      {...appearance({ look, size, wide, iconOnly })}
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <span className="spinner" /> : icon && <Icon name={icon} />}
      {!iconOnly && children}
    </button>
  )
}

/** A link that looks like a button, for actions that are addresses. */
export function LinkButton({ look, size, wide, icon, iconOnly, children, ...rest }: ShopLinkProps & Look) {
  return (
    <ShopLink {...appearance({ look, size, wide, iconOnly })} {...rest}>
      {icon && <Icon name={icon} />}
      {!iconOnly && (children as ReactNode)}
    </ShopLink>
  )
}

function appearance({ look = 'secondary', size, wide, iconOnly }: Look) {
  return {
    className: 'button',
    'data-look': look,
    'data-size': size,
    'data-wide': wide,
    'data-icon-only': iconOnly ? true : undefined,
    'aria-label': iconOnly,
    title: iconOnly,
  }
}
