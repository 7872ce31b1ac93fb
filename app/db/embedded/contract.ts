import type pg from 'pg'

/** The part of a pino logger that the embedded server uses. */
export interface EmbeddedLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface EmbeddedOptions {
  /** Folder that belongs to the embedded server alone, usually `<VITRIN_DATA>/postgres`. */
  dataDir: string
  log: EmbeddedLog
  /** Called with one Turkish line for every step that the operator waits for. */
  onProgress?: (line: string) => void
  /** The folder of backups that gets the server's log as it is written; not given: the log is not kept. */
  backupFolder?: string | null
  /** Temporary cluster, for tests and benchmarks only: no fsync, more connections. */
  fast?: boolean
  /** Additional environment variables of the server's process, such as a faked clock. For tests only. */
  environment?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** Connection string of the shop's role. Contains the password: never log it. */
  url: string
  /** PostgreSQL's data folder. */
  cluster: string
  /** A connection for tasks beyond the shop's role, such as a backup. */
  connectAsSuperuser(): Promise<pg.Client>
  /** Leaves the server, within 5 s. The last user stops it. Returns whether this process stopped it. */
  stop(): Promise<boolean>
}

/** The error when the embedded server cannot run on this machine. The message is one Turkish line for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
