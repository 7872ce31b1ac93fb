import type { Route } from '../../+types/root'
import { whenIdle } from './idle'

/** What is needed when the shop cannot be reached; undefined in the first moments of a visit. */
export let away: (typeof import('../shop-away'))['shopAway'] | undefined

/** Fetched while the shop can be reached, when the first page has nothing else to do. */
export function prepareForAway(): void {
  whenIdle(
    () =>
      void import('../shop-away').then(
        (part) => (away = part.shopAway),
        () => undefined,
      ),
  )
}

/**
 * The page and what was typed into it stay when the shop cannot be reached. Who pressed something is told to try again;
 * what runs in the background, as asking how a payment stands, goes on as if nothing had been asked.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next()
  const isAnswered = Object.values(results).every(({ type }) => type === 'data')
  return isAnswered || !away ? results : away.keepWhatIsShown(request, results)
}
