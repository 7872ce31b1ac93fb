type Labels = Readonly<Record<string, string>>
export type Sample = { name: string; labels: Labels; value: number }

/** The samples of an answer in Prometheus' text format. */
export function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const found = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (!found) return []
    const labels = [...(found[2] ?? '').matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    return [
      {
        name: found[1]!,
        labels: Object.fromEntries(labels.map(([, name, value]) => [name!, value!])),
        value: Number(found[3]),
      },
    ]
  })
}

/** The sum of the samples with a name and these labels; null without one. */
export function sumOf(samples: readonly Sample[], name: string, labels: Labels = {}): number | null {
  const found = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )
  return found.length === 0 ? null : found.reduce((sum, { value }) => sum + value, 0)
}
