/** A stage of `npm test`; see stages.mjs. */
export type Stage = { name: string; command: string[]; suite?: string; needsBuild?: boolean }

/** The stages of `npm test`, or with `isFull` those of `npm run test:full`, in their order. */
export function stagesOf(isFull: boolean): Stage[]
