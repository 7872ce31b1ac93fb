import { useFetcher } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { preferencesPath, type Theme, themeForm, themes } from './preferences'
import { ReturnHere } from '../moving/return-here'
import { text } from '../text'

const signs = { auto: 'auto-theme', light: 'sun', dark: 'moon' } as const

/** Light, dark or the device's setting. One button each, so that it works as a plain form. */
export function ThemeChoice({ theme }: { theme: Theme }) {
  const fetcher = useFetcher({ key: themeForm })
  return (
    <fetcher.Form method="post" action={preferencesPath}>
      <ReturnHere />
      <fieldset className="theme-choice">
        <legend className="sr-only">{text.theme}</legend>
        {themes.map((name) => (
          <button
            key={name}
            name="theme"
            value={name}
            aria-pressed={theme === name}
            aria-label={text.themes[name]}
            title={text.themes[name]}
          >
            <Icon name={signs[name]} />
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  )
}
