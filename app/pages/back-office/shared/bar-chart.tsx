const height = 120
const width = 720

/** Bars of amounts in kuruş, drawn by the server. The table beside it has the values. */
export function BarChart({
  label,
  bars,
}: {
  label: string
  bars: readonly { name: string; value: number }[]
}) {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / bars.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height + 1}`}
      preserveAspectRatio="none"
      className="office-chart"
    >
      {bars.map(({ name, value }, i) => {
        const tall = Math.round((value / largest) * height)
        return (
          <rect
            key={name}
            x={i * step + step * 0.15}
            y={height - tall}
            width={step * 0.7}
            height={Math.max(tall, 1)}
            rx={1}
          />
        )
      })}
      <line x1={0} x2={width} y1={height + 0.5} y2={height + 0.5} />
    </svg>
  )
}
