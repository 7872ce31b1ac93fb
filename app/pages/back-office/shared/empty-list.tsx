import { text } from './text'

/** In place of a list without records. `isLimited`: the staff member sees the records of their own dealers only. */
export function EmptyList({ isLimited = false }: { isLimited?: boolean }) {
  return (
    <p className="office-card text-ink-2">
      {text.empty}
      {isLimited && ` ${text.ownOnly}`}
    </p>
  )
}
