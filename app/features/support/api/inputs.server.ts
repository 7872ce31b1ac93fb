import { line, lines } from '~/http/reading/fields'

// The same rules for members and staff, in forms and calls.
export const subject = line(3, 120)
export const message = lines(3, 2_000)
