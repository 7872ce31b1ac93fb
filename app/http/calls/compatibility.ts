import { z } from 'zod'
import { text } from '../text'

const id = z
  .union([z.string().max(200), z.null()])
  .optional()
  .meta({ deprecated: true, description: text.compatibility })

/** Fields that old clients send. The shop accepts them but ignores them. If they name another visitor, the call fails with 403. */
export const compatibility = { uid: id, session_id: id }
