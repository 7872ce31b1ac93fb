import { Form } from 'react-router'
import { Button, LinkButton } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { ShopLink } from '~/ui/links/shop-link'
import { EmptyState } from '~/ui/messages/empty-state'
import { Notice } from '~/ui/messages/notice'
import { text } from './faq.text'

/** The search of the questions, a plain GET form. `count`: how many were found; null: all are shown. */
export function FaqSearch({ q, count, notice }: { q: string; count: number | null; notice: string | null }) {
  return (
    <div className="grid gap-3">
      <Form
        method="get"
        action="/sss"
        role="search"
        aria-label={text.search}
        className="flex flex-wrap items-end gap-3 *:first:flex-[1_1_12rem]"
      >
        <TextField
          key={q}
          type="search"
          name="q"
          label={text.search}
          hint={text.searchHint}
          defaultValue={q}
          maxLength={100}
        />
        <Button look="primary" size="large" icon="search">
          {text.find}
        </Button>
      </Form>
      {notice && <Notice kind="info">{notice}</Notice>}
      {count !== null && count > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-x-4">
          {text.found(q, count)}
          <ShopLink to="/sss" className="link inline-flex min-h-11 items-center">
            {text.showAll}
          </ShopLink>
        </p>
      )}
    </div>
  )
}

export function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      icon="search"
      title={text.nothing(q)}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <LinkButton to="/contact" look="primary">
            {text.ask}
          </LinkButton>
          <LinkButton to="/sss">{text.showAll}</LinkButton>
        </span>
      }
    >
      {text.nothingLead}
    </EmptyState>
  )
}
