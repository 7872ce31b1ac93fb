export const favouritesPath = '/user/favorites'
export const heartsForm = 'kalpler'

/**
 * The form of all hearts of a page: their buttons name it. A form around each would be an eighth of a card's markup, and
 * could not stand inside another form.
 */
export function HeartsForm() {
  return <form id={heartsForm} method="post" action={favouritesPath} hidden />
}
