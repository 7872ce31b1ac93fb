import type { Endpoint } from './endpoint.server'

/**
 * postgresql.conf of the embedded server, for a shop on a machine with two cores and 2 GB or more.
 * Written at every start; an operator's own lines belong in `cluster/local.conf`.
 */
export function writeSettings(endpoint: Endpoint, workingFolder: string, fast: boolean): string {
  const settings = { ...shopSettings, ...whereItListens(endpoint, workingFolder), ...(fast ? throwaway : {}) }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return `# Written at every start. Your own settings: local.conf in this folder.\n${lines.join('\n')}\ninclude_if_exists = 'local.conf'\n`
}

/** Password sign-in only, also over the socket: other programs of the same account stay out. */
export const accessRules = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n'

const shopSettings = {
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  jit: 'off',
  // Two cores: a report must not take both from the customers.
  max_parallel_workers_per_gather: 0,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_buffers: '8MB',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '10min',
  // One call instead of one per file: a killed server is back in a second.
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  checkpoint_completion_target: 0.9,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  password_encryption: 'scram-sha-256',
  unix_socket_permissions: '0700',
  // One file per weekday, each emptied when its day comes again.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: "'postgresql-%a.log'",
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  log_checkpoints: 'off',
  log_min_duration_statement: '1s',
  // Details and parameters carry names and addresses of customers.
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
  // Its workers are the superuser's: a database in which one works cannot be dropped by those who made it.
  autovacuum: 'off',
}

function whereItListens(endpoint: Endpoint, workingFolder: string) {
  return endpoint.kind === 'socket'
    ? { listen_addresses: "''", unix_socket_directories: quote(workingFolder), port: endpoint.port }
    : { listen_addresses: "'127.0.0.1'", unix_socket_directories: "''", port: endpoint.port }
}

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`
