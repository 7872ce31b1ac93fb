/** A number on an icon; the link's label says it in words. */
export function Count({ value }: { value: number }) {
  return value > 0 ? (
    <>
      {/* Parts the number from the word before it, which is what speech input goes by. */}{' '}
      <b className="count" aria-hidden="true">
        {value > 99 ? '99+' : value}
      </b>
    </>
  ) : null
}
