export function findFaketime(): string | undefined
export function ensureFaketime(): Promise<void>
