import { RichText, TextLink } from '~/features/content/ui/rich-text'
import type { HeroBlock } from './data'

/** The text and the link of the first block. */
export function HeroWords({ text, action }: HeroBlock) {
  return (
    <>
      <div className="grid max-w-read gap-4 text-lg text-ink-2">
        <RichText doc={text} />
      </div>
      {action && (
        <TextLink href={action.href} className="button" look="secondary">
          {action.label}
        </TextLink>
      )}
    </>
  )
}
