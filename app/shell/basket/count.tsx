/** A number on an icon; the link's label says it in words. */
export function Count({ value }: { value: number }) {
  return value > 0 ? (
    <>
      {/* Separates the number from the word before it, for speech input. */}{' '}
      <b className="count" aria-hidden="true">
        {value > 99 ? '99+' : value}
      </b>
    </>
  ) : null
}
