import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The memory that a process occupies, in MB of a million bytes. */
export function readResidentMb(pid: number): number {
  const status = `/proc/${pid}/status`
  const kib = existsSync(status)
    ? parseStatus(readFileSync(status, 'utf8'))
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return (kib * 1024) / 1_000_000
}

/** The KiB of the line `VmRSS` in Linux's account of a process. */
export function parseStatus(text: string): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1]
  if (kib === undefined) throw new Error('The account of the process does not tell its memory.')
  return Number(kib)
}
