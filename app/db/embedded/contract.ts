/** The part of a pino logger the embedded server uses. */
export interface EmbeddedLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface EmbeddedOptions {
  /** Folder that belongs to the embedded server alone, usually `<VITRIN_DATA>/postgres`. */
  dataDir: string
  log: EmbeddedLog
  /** Called with one Turkish line for every step a person waits for. */
  onProgress?: (line: string) => void
  /** Throwaway cluster: no fsync, more connections. Tests and benchmarks only. */
  fast?: boolean
  /** More of the environment for the server's program, such as a false clock. Tests only. */
  environment?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** Connection string of the shop's role. Contains the password: never log it. */
  url: string
  /** Leaves the server, within 5 s. The last user stops it; returns whether that was us. */
  stop(): Promise<boolean>
}

/** The embedded server cannot run here. The message is Turkish, one line, and meant for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
