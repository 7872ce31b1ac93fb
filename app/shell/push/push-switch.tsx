import { useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '~/ui/button'
import type { PushOffer } from '../shell-data'
import { text } from './push.text'
import { canPush, type Outcome, subscribePush } from './subscribe-push'

type State = 'unknown' | 'off' | 'waiting' | Outcome

/** Turns notifications on in this browser, or tells how to allow them. Shows nothing without JavaScript. */
export function PushSwitch({ push }: { push: PushOffer }) {
  const found = useSyncExternalStore(never, stateNow, () => 'unknown' as const)
  const [reached, setState] = useState<State | null>(null)
  const state = reached ?? found
  const { revalidate } = useRevalidator()
  const begin = async () => {
    setState('waiting')
    const outcome = await subscribePush(push.publicKey, false)
    setState(outcome)
    if (outcome === 'on') await revalidate()
  }
  if (state === 'unknown') return null
  const isWaiting = state === 'off' || state === 'waiting'
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-sm">
        {isWaiting ? '' : state === 'on' ? text.thisIsOn : text[state]}
      </p>
      {(isWaiting || state === 'failed' || state === 'dismissed') && (
        <Button type="button" pending={state === 'waiting'} onClick={begin}>
          {text.switchOn}
        </Button>
      )}
    </div>
  )
}

const never = () => () => undefined

function stateNow(): State {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && localStorage.getItem('fcm_token') !== null ? 'on' : 'off'
}
