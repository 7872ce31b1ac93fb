export function reportFile(suite: string): string
export function clearReports(): void
export function readCounts(suite: string): { passed: number; failed: number }
export function failuresIn(report: object): string[]
export function retriedIn(report: object): string[]
