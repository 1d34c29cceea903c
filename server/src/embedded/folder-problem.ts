import { statfsSync } from 'node:fs'
import { StartupProblem } from '../platform/startup-problem.ts'

/** What a failed file operation in the data folder means for the person who starts the server. */
export function folderProblem(error: unknown, folder: string): unknown {
  switch ((error as NodeJS.ErrnoException).code ?? '') {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT': // What a folder says in which nothing can be made, on some file systems
      return notAllowed(folder)
    case 'ENOSPC':
    case 'EDQUOT':
    case '53100': // PostgreSQL's own word for it
      return diskFull(folder)
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartupProblem(
        `${folder} is not a folder; move that file away or set DATA_DIR to another folder.`,
      )
    default:
      return error
  }
}

export function notAllowed(folder: string): StartupProblem {
  return new StartupProblem(
    `This user may not write to ${folder}; give it that folder (chown -R) or set DATA_DIR to another one.`,
  )
}

export function diskFull(folder: string): StartupProblem {
  return new StartupProblem(
    `The disk that holds ${folder} is full; free some space there or set DATA_DIR to another disk.`,
  )
}

/** PostgreSQL cannot write its own log on a full disk, so the space is looked at before it starts. */
export function requireSpace(folder: string, neededMegabytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1024 / 1024)
  if (free >= neededMegabytes) return
  throw new StartupProblem(
    `The disk that holds ${folder} has ${free} MB left and ${neededMegabytes} MB are needed; free some space there or set DATA_DIR to another disk.`,
  )
}
