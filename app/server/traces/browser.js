// Pages load this file while traces are exported. It tells the shop how long the visitor waited for a page, and for the data of the
// next one from the press on. An answer names its trace in Server-Timing; without that nothing is sent.
{
  /** ms within which a request belongs to a press. */
  const soon = 100
  let pressed = -Infinity
  const press = ({ timeStamp }) => (pressed = timeStamp)
  for (const move of ['click', 'submit', 'popstate']) addEventListener(move, press, true)

  const tell = (entry) => {
    const traceparent = entry.serverTiming?.find(({ name }) => name === 'traceparent')?.description
    if (!traceparent?.endsWith('-01')) return
    const isPage = entry.entryType === 'navigation'
    const isPressed = !isPage && pressed <= entry.startTime && entry.startTime - pressed < soon
    const start = isPressed ? pressed : entry.startTime
    const duration = (isPage ? entry.loadEventEnd : entry.responseEnd) - start
    const kind = isPage ? 'document' : 'data'
    navigator.sendBeacon(
      '/izleme',
      JSON.stringify({ traceparent, kind, age: performance.now() - start, duration }),
    )
  }
  // A page is there when its load event has ended.
  const tellPage = () => setTimeout(() => performance.getEntriesByType('navigation').forEach(tell))
  if (document.readyState === 'complete') tellPage()
  else addEventListener('load', tellPage)
  new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
    type: 'resource',
    buffered: true,
  })
}
