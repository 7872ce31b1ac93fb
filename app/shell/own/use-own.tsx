import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { ShellData } from '../shell-data'
import { askedEvent, type Own, withOwn } from './own'

type Known = { own: Own | null; forget: () => void }

const KnownOwn = createContext<Known>({ own: null, forget: () => undefined })

/**
 * Gives a stored page what the personal request has brought. React takes it with `startTransition`: parts whose code is still on
 * its way keep the server's markup, and a press on it, until they show the same with the visitor's data.
 */
export function OwnProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<Own | null>(null)
  useEffect(() => {
    const receive = () => void window.shopOwn?.then((answer) => startTransition(() => setOwn(answer)))
    receive()
    window.addEventListener(askedEvent, receive)
    return () => window.removeEventListener(askedEvent, receive)
  }, [])
  const forget = useCallback(() => setOwn(null), [])
  const known = useMemo(() => ({ own, forget }), [own, forget])
  return <KnownOwn value={known}>{children}</KnownOwn>
}

/** The visitor's own data on a stored page, once they have come; null before, while the page is hydrated, and on other pages. */
export function useOwn(): Own | null {
  return use(KnownOwn).own
}

/** Ends the use of what the personal request has brought, once the server has sent the visitor's data itself. */
export function useForgetOwn(): Known['forget'] {
  return use(KnownOwn).forget
}

/** The frame's data as this visitor sees them. */
export function useWithOwn<Shell extends ShellData | undefined>(shell: Shell): Shell {
  const mine = useOwn()
  return useMemo(() => (shell ? (withOwn(shell, mine) as Shell) : shell), [shell, mine])
}

/** The ids of the favourite products: those of a page made for this visitor, otherwise those of the personal request. */
export function useFavourites(ofPage: readonly number[]): readonly number[] {
  return useOwn()?.favourites ?? ofPage
}
