import { Button } from '~/ui/button'
import { Select } from '~/ui/forms/select'
import type { PlaceLists } from './places'
import { text } from './text'
import { usePlaces } from './use-places'

/**
 * İl, ilçe and mahalle of an address form; ids equal names, which begin with `prefix`. Without scripts a button sends
 * `intent=places`, and the form answers with the matching lists without saving. With scripts the button is gone:
 * Enter in any field would press the form's first button.
 */
export function PlaceFields({
  prefix,
  values,
  errors,
  places,
}: {
  prefix: string
  values: Record<string, string>
  errors: Record<string, string>
  places: PlaceLists
}) {
  const [city, district, neighbourhood] = ['city_id', 'district_id', 'neighbourhood'].map(
    (name) => prefix + name,
  ) as [string, string, string]
  const chosen = usePlaces(places, { cityId: values[city] ?? '', districtId: values[district] ?? '' })
  // A choice made before hydration fired no event that React saw.
  const takeEarlyChoice = (select: HTMLSelectElement | null) => {
    if (select && select.value !== chosen.cityId) void chosen.chooseCity(select.value)
  }
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <Select
          id={city}
          name={city}
          label={text.city}
          error={chosen.failed === 'city' ? text.failed : errors[city]}
          required
          ref={takeEarlyChoice}
          autoComplete="address-level1"
          value={chosen.cityId}
          onChange={(event) => chosen.chooseCity(event.target.value)}
        >
          <Options options={places.cities.map(({ id, name }) => [String(id), name])} />
        </Select>
        <Select
          id={district}
          name={district}
          label={text.district}
          error={chosen.failed === 'district' ? text.failed : errors[district]}
          autoComplete="address-level2"
          value={chosen.districtId}
          onChange={(event) => chosen.chooseDistrict(event.target.value)}
        >
          <Options options={chosen.districts.map(({ id, name }) => [String(id), name])} />
        </Select>
        <Select
          id={neighbourhood}
          name={neighbourhood}
          label={text.neighbourhood}
          error={errors[neighbourhood]}
          autoComplete="address-level3"
          defaultValue={values[neighbourhood] ?? ''}
          key={`${chosen.districtId} ${chosen.neighbourhoods.length}`}
        >
          <Options options={chosen.neighbourhoods.map((name) => [name, name])} />
        </Select>
      </div>
      <noscript>
        <Button name="intent" value="places" formNoValidate>
          {text.showPlaces}
        </Button>
      </noscript>
    </>
  )
}

function Options({ options }: { options: [value: string, label: string][] }) {
  return (
    <>
      <option value="">{text.choose}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
