export type { Purchase } from './purchase'

/** The service that purchases are reported to: its address, and the secret of the shop's data stream. */
export type MeasurementService = { url: string; secret: string }
