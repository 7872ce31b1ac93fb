import { revisionOf } from '~/http/calls/editing.server'

/**
 * The revision that the next save of a refused form names: the stored one after status 409, which told of the change of somebody else;
 * otherwise the one that the form has read, so that a mistake in the form hides no such change.
 */
export const nextRevision = (
  row: object | null,
  values: Readonly<Record<string, string>>,
  status: number,
): string => (status === 409 && row ? revisionOf(row) : (values['surum'] ?? ''))
