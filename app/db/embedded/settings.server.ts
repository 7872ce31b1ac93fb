import { archivingSettings } from '../backup/wal.server'
import type { Endpoint } from './endpoint.server'

/**
 * The postgresql.conf of the embedded server, for a machine with two cores and at least 2 GB. Every start writes it anew;
 * the operator's own settings belong in `cluster/local.conf`.
 */
export function writeSettings(
  endpoint: Endpoint,
  workingFolder: string,
  { fast, backupFolder }: { fast: boolean; backupFolder?: string | null | undefined },
): string {
  const settings = {
    ...shopSettings,
    ...whereItListens(endpoint, workingFolder),
    ...(fast ? throwaway : {}),
    ...(backupFolder ? archivingSettings(backupFolder) : {}),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return `# Written at every start. Your own settings: local.conf in this folder.\n${lines.join('\n')}\ninclude_if_exists = 'local.conf'\n`
}

/** The pg_hba.conf. Also the socket requires a password, so that other programs of the same account cannot connect. */
export const accessRules = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n'

const shopSettings = {
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  jit: 'off',
  // Of two cores, a report may use only one; the other serves customers.
  max_parallel_workers_per_gather: 0,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_buffers: '8MB',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '10min',
  // One system call instead of one per file, so that a killed server recovers within a second.
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  checkpoint_completion_target: 0.9,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  password_encryption: 'scram-sha-256',
  unix_socket_permissions: '0700',
  // One file per weekday, truncated after a week.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: "'postgresql-%a.log'",
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
  log_min_duration_statement: '1s',
  // Details and parameters of statements contain names and addresses of customers.
  log_error_verbosity: 'terse',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
}

const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
  shared_buffers: '128MB',
  // The workers run as superuser, and the owner of a database cannot drop it while one works in it.
  autovacuum: 'off',
}

function whereItListens(endpoint: Endpoint, workingFolder: string) {
  return endpoint.kind === 'socket'
    ? { listen_addresses: "''", unix_socket_directories: quote(workingFolder), port: endpoint.port }
    : { listen_addresses: "'127.0.0.1'", unix_socket_directories: "''", port: endpoint.port }
}

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`
