/** How long a browser waited for a page or its data, as it tells by itself. Times in ms. */
export type BrowserStep = {
  /** As the answer told it (`Server-Timing: traceparent`). */
  traceparent: string
  /** `document`: a whole page; `data`: a request of the page that is shown. */
  kind: 'document' | 'data'
  /** Since its begin. The browser's clock may be wrong, so no moment is told. */
  age: number
  duration: number
}

/** The trace of one request. */
export type RequestTrace = {
  /** The value of `Server-Timing` by which the browser learns its own step; null: the caller is no browser. */
  told: string | null
  run<T>(work: () => T): T
  /** `isStored`: the answer came from memory. */
  end(status: number, isStored?: boolean): void
}

/** The traces that this process exports. */
export type Traces = {
  arrived(method: string, header: (name: string) => string | null | undefined): RequestTrace
  /** Adds what a browser tells. False: it names no trace that is exported. */
  addBrowserStep(step: BrowserStep): boolean
  /** Sends what waits, for a second at most. */
  stop(): Promise<void>
}
