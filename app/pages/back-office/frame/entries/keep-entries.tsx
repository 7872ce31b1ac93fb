import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigation, useRevalidator } from 'react-router'
import { formatDateTime } from '~/kernel/dates'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/messages/dialog'
import { Notice } from '~/ui/messages/notice'
import {
  type Comparison,
  compare,
  findForm,
  readStored,
  type Sent,
  snapshot,
  type Stored,
  takeTheirs,
} from './clashes'
import { bringBack, type Draft, dropDraft, keepDraft, readDraft } from './drafts'
import { changesIn, emptySecrets, formsIn, rebase } from './fields'
import { onOutcome, type Outcome } from './outcomes'
import { text } from './text'

/** ms without a key before entries are kept. */
const rest = 400
const differs = () => formsIn(document).some((form) => Object.keys(changesIn(form)).length > 0)

/**
 * Keeps what the staff member typed in the forms of the page: through an ended session and a closed tab in this browser, and
 * through a save of somebody else, whose entries are shown beside the own ones. Leaving warns only when an entry differs.
 */
export function KeepEntries({ user }: { user: number }) {
  const { pathname } = useLocation()
  const place = `girisler ${user} ${pathname}`
  const [draft, setDraft] = useState<Draft | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const sentRef = useRef<Sent | null>(null)

  useEffect(() => {
    let earlier: Draft | null = null
    const frame = requestAnimationFrame(() => {
      earlier = readDraft(place)
      setDraft(earlier)
      setFound(null)
    })
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(waiting)
      keepDraft(place, earlier)
    }
    const typed = () => {
      clearTimeout(waiting)
      waiting = setTimeout(keep, rest)
    }
    const submitted = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || !formsIn(document).includes(target)) return
      sentRef.current = snapshot(target, place)
      keep()
    }
    const leaving = (event: BeforeUnloadEvent) => {
      if (!sentRef.current && differs()) event.preventDefault()
    }
    document.addEventListener('input', typed)
    document.addEventListener('submit', submitted, { capture: true })
    addEventListener('beforeunload', leaving)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(waiting)
      document.removeEventListener('input', typed)
      document.removeEventListener('submit', submitted, { capture: true })
      removeEventListener('beforeunload', leaving)
    }
  }, [place])

  useSent(sentRef, setFound)
  return (
    <>
      <LeaveWarning sentRef={sentRef} />
      {draft && (
        <Kept
          draft={draft}
          onBack={() => {
            bringBack(draft)
            setDraft(null)
          }}
          onDrop={() => {
            dropDraft(place)
            setDraft(null)
          }}
        />
      )}
      {found && <Differences found={found} />}
    </>
  )
}

type SentRef = { current: Sent | null }
/** `told`: why the form was refused. */
type Found = Comparison & { told: string | null }

/** Clears a saved form, and compares a refused one with what is stored, once the page shows the answer. */
function useSent(sentRef: SentRef, show: (found: Found | null) => void): void {
  const [ended, setEnded] = useState<Outcome | null>(null)
  const doneRef = useRef<Outcome | null>(null)
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<{ sent: Sent; stored: Stored; told: string | null } | null>(null)
  useEffect(() => onOutcome(setEnded), [])
  useEffect(() => {
    const form = sentRef.current
    if (state !== 'idle' || !ended || ended === doneRef.current) return
    doneRef.current = ended
    sentRef.current = null
    if (!form) return
    if (ended.kind === 'saved') {
      dropDraft(form.place, form.form)
      settle(form.form)
      show(null)
    } else if (ended.kind === 'refused' && [404, 409].includes(ended.status))
      void readStored(form).then(
        async (stored) => {
          // A refusal for another reason stands in its form, which a page that is read again would show no more.
          if (!stored) return
          await revalidate()
          startTransition(() => setChanged({ sent: form, stored, told: ended.told }))
        },
        // Without the network the refusal and the entries stay.
        () => undefined,
      )
  }, [state, ended, sentRef, revalidate, show])
  // The page shows the stored version by now.
  useEffect(() => {
    if (!changed) return
    const frame = requestAnimationFrame(() => {
      const { sent, stored, told } = changed
      show({ ...compare(sent, stored), told })
      const part = findForm(document, sent.form)?.closest('details')
      if (part) part.open = true
    })
    return () => cancelAnimationFrame(frame)
  }, [changed, show])
}

/** The form of a record shows what was saved; a form that adds something is empty again. An opened one closes. */
function settle(key: string): void {
  const form = findForm(document, key)
  if (!form) return
  const isOfRecord = form.querySelector<HTMLInputElement>('input[name="surum"]')?.value
  if (isOfRecord && form.dataset['emptied'] === undefined) rebase(form)
  else form.reset()
  emptySecrets(form)
  const part = form.closest<HTMLDetailsElement>('details.office-action')
  if (!part) return
  // A closed part would lose the focus to the top of the page.
  if (part.contains(document.activeElement)) part.querySelector('summary')?.focus()
  part.open = false
}

function LeaveWarning({ sentRef }: { sentRef: SentRef }) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !sentRef.current && differs(),
      [sentRef],
    ),
  )
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={text.leave}
      footer={
        <>
          <Button type="button" onClick={stay}>
            {text.stay}
          </Button>
          <Button type="button" look="quiet" onClick={() => blocker.proceed?.()}>
            {text.go}
          </Button>
        </>
      }
    >
      <p>{text.leaveHint}</p>
    </Dialog>
  )
}

function Kept({ draft, onBack, onDrop }: { draft: Draft; onBack: () => void; onDrop: () => void }) {
  return (
    <Notice kind="info">
      <p>{text.draft(formatDateTime(new Date(draft.at)))}</p>
      <div className="flex gap-2">
        <Button type="button" size="small" look="secondary" onClick={onBack}>
          {text.bringBack}
        </Button>
        <Button type="button" size="small" look="quiet" onClick={onDrop}>
          {text.drop}
        </Button>
      </div>
    </Notice>
  )
}

/** The entries of somebody else beside the own ones. */
function Differences({ found: { form, taken, clashes, told } }: { found: Found }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed may stand far below.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="warning">
        {told !== null && <p>{told}</p>}
        {taken.length > 0 && <p>{text.taken(taken.join(', '))}</p>}
        {clashes.length > 0 && <p>{text.clashes}</p>}
        <ul className="office-parts">
          {clashes.map((clash) => (
            <li key={clash.name}>
              <dl className="office-facts">
                <dt>{clash.label}</dt>
                <dd />
                <dt>{text.own}</dt>
                <dd className="wrap-anywhere">{clash.own || text.empty}</dd>
                <dt>{text.theirs}</dt>
                <dd className="wrap-anywhere">{clash.theirs || text.empty}</dd>
              </dl>
              <Button type="button" size="small" look="secondary" onClick={() => takeTheirs(form, clash)}>
                {text.take}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
