import { Form } from 'react-router'
import { ContentLink } from '~/shell/menus/content-link'
import { Button, LinkButton } from '~/ui/button'
import { Select } from '~/ui/forms/select'
import { Icon } from '~/ui/icons/icon'
import type { HomePageData } from './data'
import { homeText as text } from './text'

/** Links to lists by width and material, the two main properties of a strap. */
export function Finder({ widths, materials }: Pick<HomePageData, 'widths' | 'materials'>) {
  return (
    <Form
      method="get"
      action="/category/list"
      className="grid gap-4 rounded-lg border border-line bg-surface p-5"
      aria-labelledby="bul"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="bul" className="text-xl">
          {text.findTitle}
        </h2>
        <ContentLink
          to="/contents/kordon-olcusu-nasil-alinir/10"
          className="link inline-flex items-center gap-1.5 py-1 text-sm"
        >
          <Icon name="ruler" />
          {text.findHelp}
        </ContentLink>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select name="genislik" label={text.findWidth} defaultValue="">
          <option value="">{text.findAny}</option>
          {widths.map(({ code, value }) => (
            <option key={code} value={code}>
              {value}
            </option>
          ))}
        </Select>
        <Select name="kategori" label={text.findMaterial} defaultValue="">
          <option value="">{text.findAny}</option>
          {materials.map(({ link, name }) => (
            <option key={link} value={link}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid gap-3 sm:flex">
        <Button look="primary" size="large">
          {text.findGo}
        </Button>
        <LinkButton to="/yeni-gelenler" look="quiet" size="large">
          {text.browse}
        </LinkButton>
      </div>
    </Form>
  )
}
