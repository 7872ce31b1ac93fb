export function hasTooManyRetried(total: { retried: readonly string[] }): boolean
type Stage = { name: string; command: readonly string[]; suite?: string }
type Total = { passed: number; failed: number; failures: string[]; retried: string[] }
export function runStages(stages: readonly Stage[], node: string, environment: object): Promise<Total>
