/** Calls `tell` with whether the page has been scrolled beyond an element, now and at each change. Returns the function that stops it. */
export function watchScrolled(sentinel: Element | null, tell: (isBeyond: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting === false))
  if (sentinel) observer.observe(sentinel)
  return () => observer.disconnect()
}
