import type { ReactNode } from 'react'
import type { Kurus } from '~/kernel/money'
import { formatAmount } from '~/kernel/turkish'
import { ShopLink } from '~/ui/links/shop-link'
import { balanceMark, type Statement, type StatementRow, showDay } from '../ledger'
import { text as ledgerText } from '../text'
import { text } from './text'

const { columns } = text

/** Cari hesap ekstresi. On narrow screens each row is a card with labelled cells. */
export function StatementTable({
  statement,
  orderBase = '/siparis',
}: {
  statement: Statement
  /** Address of an order without its code. */
  orderBase?: string
}) {
  const { rows, broughtForward, debit, credit, closing, filter } = statement
  return (
    <table className="statement">
      <caption className="sr-only">{text.statement}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.postedOn}</th>
          <th scope="col">{columns.dueOn}</th>
          <th scope="col">{columns.documentNo}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.description}</th>
          <th scope="col" data-end>
            {columns.debit}
          </th>
          <th scope="col" data-end>
            {columns.credit}
          </th>
          <th scope="col" data-end>
            {columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {broughtForward !== null && filter.kind === null && (
          <tr className="forward">
            <td className="kind" colSpan={4}>
              {text.broughtForward}
            </td>
            <td colSpan={3}>{text.broughtForwardWhy(showDay(filter.from!))}</td>
            <Cell name={columns.balance}>{balanceOf(broughtForward)}</Cell>
          </tr>
        )}
        {rows.map((row) => (
          <Row key={row.entryId} row={row} orderBase={orderBase} />
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={8}>{text.noRows}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {text.totals}
          </th>
          <Cell name={columns.debit}>{formatAmount(debit)}</Cell>
          <Cell name={columns.credit}>{formatAmount(credit)}</Cell>
          <Cell name={columns.balance}>{balanceOf(closing)}</Cell>
        </tr>
      </tfoot>
    </table>
  )
}

function Row({ row, orderBase }: { row: StatementRow; orderBase: string }) {
  const { postedOn, dueOn, documentNo, orderCode, kind, means, description, debit, credit, balance } = row
  return (
    <tr>
      <td className="day">
        <time dateTime={postedOn}>{showDay(postedOn)}</time>
      </td>
      <td className="due" data-name={columns.dueOn} data-blank={dueOn ? undefined : true}>
        {dueOn && <time dateTime={dueOn}>{showDay(dueOn)}</time>}
      </td>
      <td className="paper">
        {orderCode ? (
          <ShopLink to={`${orderBase}/${orderCode}`} className="link" ahead={false}>
            {documentNo}
          </ShopLink>
        ) : (
          documentNo
        )}
      </td>
      <td className="kind">{ledgerText.kind(kind, means)}</td>
      <td className="what">{description}</td>
      <Cell name={columns.debit} blank={debit === 0}>
        {debit > 0 && formatAmount(debit)}
      </Cell>
      <Cell name={columns.credit} blank={credit === 0}>
        {credit > 0 && formatAmount(credit)}
      </Cell>
      <Cell name={columns.balance}>{balanceOf(balance)}</Cell>
    </tr>
  )
}

function Cell({ name, blank, children }: { name: string; blank?: boolean; children: ReactNode }) {
  return (
    <td data-end data-name={name} data-blank={blank || undefined}>
      {children}
    </td>
  )
}

const balanceOf = (balance: Kurus) => `${formatAmount(Math.abs(balance))} ${balanceMark(balance)}`.trimEnd()
