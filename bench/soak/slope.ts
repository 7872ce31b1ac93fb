export type Sample = { minute: number; mb: number }

/** MB that are added in a minute, by least squares; 0 for fewer than two moments. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, mb] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.mb))]
  let [together, apart] = [0, 0]
  for (const one of samples) {
    together += (one.minute - minute) * (one.mb - mb)
    apart += (one.minute - minute) ** 2
  }
  return apart === 0 ? 0 : together / apart
}

/** Minutes that do not count: caches fill, and code is compiled. Of a short run the first half. */
export const settlingOf = (minutes: number) => Math.min(5, minutes / 2)
