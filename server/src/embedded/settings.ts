/** Where the embedded server listens: a socket in its own closed folder, or a port of the loopback. */
export type Address =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'port'; readonly port: number }

/** The socket's name needs a port number even where no port is opened. */
export const socketPort = 5432

/** Linux takes 107 bytes for the path of a socket, macOS 103. */
const socketPathBytes = process.platform === 'darwin' ? 103 : 107

export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(`${folder}/.s.PGSQL.${socketPort}`) <= socketPathBytes
}

/** Tuned for a small machine (two cores, a gigabyte or more), with every commit on the disk. */
const tuned: Readonly<Record<string, string>> = {
  shared_buffers: '128MB',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '1GB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel workers need room in /dev/shm, of which containers give little, and win nothing on two cores.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
}

/** Settings travel on the command line, so that a newer version of ours takes effect on old data. */
export function settingWords(address: Address, extra: Readonly<Record<string, string>>): string[] {
  const all = { ...tuned, ...listening(address), ...extra }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function listening(address: Address): Record<string, string> {
  if (address.kind === 'port') {
    return {
      listen_addresses: '127.0.0.1',
      port: String(address.port),
      unix_socket_directories: '',
    }
  }
  const quoted = `"${address.folder.replaceAll('"', '""')}"`
  return { listen_addresses: '', port: String(socketPort), unix_socket_directories: quoted }
}
