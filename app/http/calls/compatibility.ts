import { z } from 'zod'
import { text } from '../text'

const id = z
  .union([z.string().max(200), z.null()])
  .optional()
  .meta({ deprecated: true, description: text.compatibility })

/** Fields that old clients send: accepted, never used to decide. Naming somebody else is 403 before a call runs. */
export const compatibility = { uid: id, session_id: id }
