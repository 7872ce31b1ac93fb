/** The reason why a backup could not be made or restored: Turkish sentences for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
