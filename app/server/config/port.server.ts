import { z } from 'zod'
import { text } from '../server.text'

const { must } = text.config

/** The number of a port in the environment. */
export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, must.port)
  .transform(Number)
  .refine((n) => n <= 65_535, must.port)
