export class Refusal extends Error {}
export function runCommand(main: () => Promise<void>): Promise<void>
/** Whole seconds since a `Date.now()`, at least 1. */
export function secondsSince(start: number): number
