import { Link } from 'react-router'
import { formatDateTime } from '~/kernel/dates'
import { keyParts } from '~/features/payments/payments'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { Action, Done, Told } from '../shared/action'
import { ConfirmField } from '../shared/confirm-field'
import type { RecordAnswer } from '../shared/records/record-form'
import { staffVisit } from '../shared/staff.server'
import { SettingsHead } from './settings-head'
import type { Route } from './+types/card.route'
import { keyFields } from './card-fields'
import { loadCardPage, saveCardPage } from './card.server'
import { text } from './card.text'

/** Kart ödemesi: the shop's accounts at card providers, and the one that takes new payments. */
export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadCardPage(staffVisit(args))), page: { title: text.title, noindex: true } }
}

export const action = (args: Route.ActionArgs) => saveCardPage(args)

export const meta = metaOf

export default function CardPayments({ loaderData, actionData }: Route.ComponentProps) {
  const { providers, chosen, chosenByEnvironment, offered, asks } = loaderData
  const current = providers.find(({ gateway }) => gateway === chosen)
  return (
    <>
      <SettingsHead title={text.title} />
      <Told answer={actionData} />
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        <p>
          {chosen === null
            ? text.now.none
            : chosen === 'test'
              ? text.now.test
              : text.now.by(text.names[chosen])}
        </p>
        {chosenByEnvironment && <p className="text-ink-2">{text.now.byEnvironment}</p>}
        {current?.testMode && <Notice kind="warning">{text.now.testMode}</Notice>}
        {chosen !== null && !offered && (
          <p>
            {text.now.offer}{' '}
            <Link className="link" to="/yonetim/ayarlar/odeme">
              {text.now.offerLink}
            </Link>
          </p>
        )}
      </section>
      {providers.map((provider) => (
        <Provider
          key={provider.gateway}
          {...provider}
          isChosen={provider.gateway === chosen}
          chosenByEnvironment={chosenByEnvironment}
          asks={asks}
          answer={actionData}
        />
      ))}
    </>
  )
}

type ProviderProps = Route.ComponentProps['loaderData']['providers'][number] & {
  isChosen: boolean
  chosenByEnvironment: boolean
  asks: boolean
  answer: RecordAnswer | undefined
}

function Provider(props: ProviderProps) {
  const {
    gateway,
    account,
    byEnvironment,
    readable,
    noticeUrl,
    isChosen,
    chosenByEnvironment,
    asks,
    answer,
  } = props
  const name = text.names[gateway]
  const about = { kayit: gateway }
  const confirm = asks && <ConfirmField asks={asks} />
  const isKnown = byEnvironment || account !== null
  return (
    <section className="office-card" aria-labelledby={`saglayici-${gateway}`}>
      <header className="flex flex-wrap items-center gap-x-3">
        <h2 id={`saglayici-${gateway}`}>{name}</h2>
        <State {...props} />
      </header>
      {byEnvironment && <p className="text-ink-2">{text.keysOfEnvironment}</p>}
      {account && !byEnvironment && (
        <p className="text-ink-2">{text.changed(formatDateTime(account.changedAt))}</p>
      )}
      {account && !byEnvironment && !readable && <Notice kind="danger">{text.unreadable}</Notice>}
      <p className="text-ink-2">
        {text.notice[gateway]} <code className="wrap-anywhere">{noticeUrl}</code>
      </p>
      <div className="office-actions">
        {!byEnvironment && (
          <Action
            verb="kaydet"
            label={account ? text.edit : text.add}
            confirm={text.save}
            look={account ? 'secondary' : 'primary'}
            about={about}
            answer={answer}
          >
            <input type="hidden" name="surum" value={account?.revision ?? ''} />
            {account && <p className="text-meta text-ink-2">{text.replaceHint}</p>}
            <AccountFields gateway={gateway} account={account} answer={answer} />
            <ConfirmField asks={asks} />
          </Action>
        )}
        {isKnown && readable && <Action verb="dene" label={text.try} about={about} answer={answer} />}
        {account && readable && !isChosen && !byEnvironment && !chosenByEnvironment && (
          <Action verb="sec" label={text.choose(name)} look="primary" about={about} answer={answer}>
            {confirm}
          </Action>
        )}
        {account?.chosen && !byEnvironment && !chosenByEnvironment && (
          <Action verb="birak" label={text.leave} about={about} answer={answer}>
            {confirm}
          </Action>
        )}
        {account && !account.chosen && !byEnvironment && (
          <Action verb="sil" label={text.remove} look="quiet" about={about} answer={answer}>
            <p className="text-meta text-ink-2">{text.removeHint}</p>
            <ConfirmField asks={asks} />
          </Action>
        )}
      </div>
    </section>
  )
}

function State({ account, byEnvironment, readable, isChosen, testMode }: ProviderProps) {
  const isUnreadable = account !== null && !readable
  const state = isUnreadable
    ? text.states.unreadable
    : isChosen
      ? text.states.chosen
      : account || byEnvironment
        ? text.states.ready
        : text.states.none
  return (
    <>
      <Pill tone={isUnreadable ? 'ended' : isChosen ? 'done' : 'wait'}>{state}</Pill>
      {(readable ? testMode : account?.testMode) && <Pill tone="wait">{text.states.testMode}</Pill>}
    </>
  )
}

function AccountFields({ gateway, account, answer }: Pick<ProviderProps, 'gateway' | 'account' | 'answer'>) {
  const typed = answer?.verb === 'kaydet' && answer.values['kayit'] === gateway ? answer.values : null
  return (
    <>
      {gateway === 'paytr' && (
        <TextField
          name="magaza"
          label={text.merchantId}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed?.['magaza'] ?? account?.merchantId ?? ''}
        />
      )}
      {keyParts[gateway].map((part) => (
        <TextField
          key={part}
          type="password"
          name={keyFields[part]}
          label={text.keys[part]}
          hint={account ? text.kept : undefined}
          required={!account}
          autoComplete="new-password"
          maxLength={200}
        />
      ))}
      <Checkbox
        name="deneme"
        value="1"
        label={text.testMode[gateway]}
        defaultChecked={typed ? typed['deneme'] === '1' : (account?.testMode ?? false)}
      />
    </>
  )
}
