/** A body without nonces, numbers of forms, ids, codes of orders and moments: the part that two equal requests share. */
export function lastingText(body: string): string {
  return (
    body
      .replace(/nonce="[^"]*"/g, '')
      // Every contact form has a number of its own, in the field and in the page's data.
      .replace(/[\da-z]{8}\.[\w-]{16}\.[\w-]{43}/g, '')
      // Every sign-in creates another user.
      .replace(/"id_token":.*"userIds":\{[^}]*\}/g, '')
      .replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, '')
      .replace(/[\dA-Z]{11}"|\/siparis\/[\dA-Z]{11}\?imza=[\w-]+/g, '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+03:00)/g, '')
  )
}
