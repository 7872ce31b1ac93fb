import { z } from 'zod'
import { text } from '../server.text'

const { must } = text.config

const address = z.url({ protocol: /^https?$/, error: must.tracesUrl }).optional()

/** The settings that switch traces on. Their names are OpenTelemetry's, so that one environment serves several programs. */
export const tracesEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_SDK_DISABLED: z.string().optional(),
}

/** Whether traces are exported: a receiver is named, and nobody has switched it off. */
export function readTraces(e: z.infer<z.ZodObject<typeof tracesEnvironment>>): boolean {
  const isNamed = Boolean(e.OTEL_EXPORTER_OTLP_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
  return isNamed && e.OTEL_SDK_DISABLED?.toLowerCase() !== 'true'
}
