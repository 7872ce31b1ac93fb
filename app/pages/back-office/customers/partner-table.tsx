import { Link } from 'react-router'
import type { Approval, Partner } from '~/features/identity/identity'
import { formatPhone } from '~/kernel/identity-numbers'
import { Pill } from '~/ui/badge'
import { text as shared } from '../shared/text'
import { text } from './text'

type Row = {
  id: number
  name: string
  kind: Partner['kind']
  approval: Approval
  taxNumber: string
  person: string | null
  email: string | null
  phone: string | null
  createdAt: Date
}

const tones = { 0: 'wait', 1: 'done', 2: 'ended', 3: 'ended' } as const

/** The state of a customer's approval. */
export function ApprovalPill({ approval }: { approval: Approval }) {
  return <Pill tone={tones[approval]}>{text.approvals[approval]}</Pill>
}

/** Customers in rows. `base`: address of the list, to which a row adds its id; `last`: the last column. */
export function PartnerTable({
  partners,
  base,
  last,
}: {
  partners: readonly Row[]
  base: string
  last: { title: string; of: (row: Row) => string }
}) {
  if (partners.length === 0) return <p className="office-card text-ink-2">{shared.empty}</p>
  return (
    <div className="office-sheet">
      <table className="office-table" data-cards>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.person}</th>
            <th scope="col">{text.kind}</th>
            <th scope="col">{text.approval}</th>
            <th scope="col">{last.title}</th>
          </tr>
        </thead>
        <tbody>
          {partners.map((row) => (
            <tr key={row.id}>
              <td>
                <Link to={`${base}/${row.id}`}>{row.name}</Link>
                {row.taxNumber && <span className="block text-meta text-ink-2">{row.taxNumber}</span>}
              </td>
              <td data-wide>
                {row.person}
                <span className="block text-meta text-ink-2">
                  {[row.email, row.phone && formatPhone(row.phone)].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className="max-md:hidden">{text.kinds[row.kind]}</td>
              <td>
                <ApprovalPill approval={row.approval} />
              </td>
              <td className="whitespace-nowrap text-ink-2">{last.of(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
