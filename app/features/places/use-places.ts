import { useState } from 'react'
import type { PlaceLists } from './places'

type Named = { id: number; name: string }
type Chosen = {
  cityId: string
  districtId: string
  districts: Named[]
  neighbourhoods: string[]
  /** The field to choose again because its dependent list could not be fetched. */
  failed: 'city' | 'district' | null
}

/** State of İl → ilçe → mahalle: a choice fetches the next list and empties what depended on the former choice. */
export function usePlaces(given: PlaceLists, start: { cityId: string; districtId: string }) {
  const [chosen, set] = useState<Chosen>({
    ...start,
    districts: given.districts,
    neighbourhoods: given.neighbourhoods,
    failed: null,
  })
  return {
    ...chosen,
    async chooseCity(cityId: string) {
      set({ cityId, districtId: '', districts: [], neighbourhoods: [], failed: null })
      const districts = cityId === '' ? [] : await fetchList<Named>(`districts?city_id=${cityId}`)
      const found: Partial<Chosen> = districts ? { districts } : { cityId: '', failed: 'city' }
      set((now) => (now.cityId === cityId ? { ...now, ...found } : now))
    },
    async chooseDistrict(districtId: string) {
      set((now) => ({ ...now, districtId, neighbourhoods: [], failed: null }))
      const list = districtId === '' ? [] : await fetchList<Named>(`neighbourhoods?district_id=${districtId}`)
      const found: Partial<Chosen> = list
        ? { neighbourhoods: list.map(({ name }) => name) }
        : { districtId: '', failed: 'district' }
      set((now) => (now.districtId === districtId ? { ...now, ...found } : now))
    },
  }
}

/** The entries of a list; null when the request failed or its answer held no data. */
async function fetchList<T>(address: string): Promise<T[] | null> {
  try {
    const answer = await fetch(`/api/places/${address}`)
    return ((await answer.json()) as { data?: T[] }).data ?? null
  } catch {
    return null
  }
}
