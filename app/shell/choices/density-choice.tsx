import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { densities, type Density, preferencesPath } from './preferences'
import { ReturnHere } from '../moving/return-here'
import { densityText as text } from './density.text'

const signs = { comfortable: 'grid', compact: 'rows' } as const

/** Cards or a compact table, for every list. One button each, so that it works as a plain form. */
export function DensityChoice({ density }: { density: Density }) {
  const { Form, state, data } = useFetcher({ key: 'density' })
  const { revalidate } = useRevalidator()
  const isKept = state === 'idle' && data !== undefined
  // Forms do not revalidate lists, so this one does it itself.
  const showAnew = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isKept) showAnew()
  }, [isKept])
  return (
    <Form method="post" action={preferencesPath}>
      <ReturnHere />
      <fieldset className="density-choice">
        <legend className="sr-only">{text.density}</legend>
        {densities.map((name) => (
          <button
            key={name}
            name="density"
            value={name}
            aria-pressed={density === name}
            title={text.densities[name]}
          >
            <Icon name={signs[name]} />
            <span>{text.densities[name]}</span>
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
