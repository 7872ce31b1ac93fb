import { useState } from 'react'
import type { PlaceLists } from './places'

type Named = { id: number; name: string }
type Chosen = {
  cityId: string
  districtId: string
  districts: Named[]
  neighbourhoods: string[]
  /** What was chosen and has to be chosen again: the list that depends on it could not be had. */
  failed: 'city' | 'district' | null
}

/** İl → ilçe → mahalle: a choice brings the list of the next; what depended on the choice before is emptied. */
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

/** The entries of a list; null when no answer comes, or one without data. */
async function fetchList<T>(address: string): Promise<T[] | null> {
  try {
    const answer = await fetch(`/api/places/${address}`)
    return ((await answer.json()) as { data?: T[] }).data ?? null
  } catch {
    return null
  }
}
