import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartupProblem } from '../platform/startup-problem.ts'
import { firstLine, lengthBytes } from './file-form.ts'
import type { Manifest, TableTotal } from './manifest.ts'

export type BackupWriter = {
  /** Adds the rows of the next table; answers their hash. */
  addTable(rows: Readable): Promise<string>
  /** Ends the file; answers its length. */
  end(tables: readonly TableTotal[]): Promise<number>
}

/** Writes a file that only its owner may read. It has its name when it is whole, and never before. */
export async function writeBackupFile<T>(
  path: string,
  manifest: Manifest,
  work: (writer: BackupWriter) => Promise<T>,
): Promise<T> {
  if (existsSync(path)) throw cannotWrite(path, { code: 'EEXIST' })
  const draft = `${path}.part`
  const file = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw cannotWrite(draft, error)
  })
  const whole = createHash('sha256')
  let length = 0
  async function write(bytes: Buffer): Promise<void> {
    whole.update(bytes)
    length += bytes.length
    await file.writeFile(bytes)
  }

  try {
    await write(Buffer.from(`${firstLine}${JSON.stringify(manifest)}\n`))
    const result = await work({
      async addTable(rows) {
        const plain = createHash('sha256')
        await pipeline(rows, passing(plain), createGzip(), piecesTo(write))
        await write(Buffer.alloc(lengthBytes))
        return plain.digest('hex')
      },
      async end(tables) {
        await write(Buffer.from(`${JSON.stringify({ tables })}\n`))
        const last = Buffer.from(`${whole.digest('hex')}\n`)
        await file.writeFile(last)
        await file.sync()
        return length + last.length
      },
    })
    // A link refuses where a file of this name has come to be meanwhile; moving would write over it.
    await link(draft, path)
    return result
  } catch (error) {
    throw isOfFiles(error) ? cannotWrite(path, error) : error
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}

function passing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}

/** Each piece with its length before it. */
function piecesTo(write: (bytes: Buffer) => Promise<void>) {
  return async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) {
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32BE(piece.length)
      await write(Buffer.concat([length, piece]))
    }
  }
}

function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  const { syscall, code } = error as NodeJS.ErrnoException
  return code !== undefined && ['write', 'fsync', 'link', 'open'].includes(syscall ?? '')
}

function cannotWrite(
  path: string,
  { code = '' }: { readonly code?: string | undefined },
): StartupProblem {
  if (code === 'EEXIST') {
    return new StartupProblem(`There is a file ${path} already; name another or remove it.`)
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartupProblem(
      `There is no space left for ${path}, and nothing of it was kept; make room or name another place.`,
    )
  }
  return new StartupProblem(`${path} cannot be written (${code}); name a place that can.`)
}
