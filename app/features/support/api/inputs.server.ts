import { line, lines } from '~/http/reading/fields'

// As they are entered, by members and staff, in forms and calls alike.
export const subject = line(3, 120)
export const message = lines(3, 2_000)
