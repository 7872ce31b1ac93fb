import { Form } from 'react-router'
import { searchMaximum, searchMinimum } from '~/features/catalogue/catalogue'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { searchText as text } from './text'

/** The search box of a page; without scripts the browser requires three characters. */
export function SearchForm({ q }: { q: string }) {
  return (
    <Form
      method="get"
      action="/search-results"
      role="search"
      aria-label={text.shop}
      className="flex max-w-narrow flex-wrap items-end gap-3 *:first:flex-[1_1_10rem]"
    >
      <TextField
        key={q}
        type="search"
        name="q"
        label={text.label}
        defaultValue={q}
        minLength={searchMinimum}
        maxLength={searchMaximum}
        required
      />
      <Button look="primary" size="large" icon="search">
        {text.submit}
      </Button>
    </Form>
  )
}
