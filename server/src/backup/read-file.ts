import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartupProblem } from '../platform/startup-problem.ts'
import { altered, endsTooEarly, firstLine, lastLine, lastLineBytes } from './file-form.ts'
import { lengthBytes, notABackup } from './file-form.ts'
import type { Manifest, TableTotal, Totals } from './manifest.ts'

export type BackupFile = {
  readonly manifest: Manifest
  /** The rows of the tables, in the manifest's order: each is read to its end before the next is asked for. */
  readonly tables: () => AsyncGenerator<{ readonly rows: Readable; readonly sha256: () => string }>
  /** What each table must come to; after the last table only. */
  readonly totals: () => Promise<readonly TableTotal[]>
  close(): void
}

/** Opens a backup that is whole, byte for byte; refuses with one sentence any other file. */
export async function openBackupFile(path: string): Promise<BackupFile> {
  await requireWhole(path)
  const stream = createReadStream(path, { highWaterMark: 1 << 20 })
  const source = createSource(stream)
  await source.take(firstLine.length)
  const manifest = JSON.parse(await source.line()) as Manifest

  async function* pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const length = (await source.take(lengthBytes)).readUInt32BE()
      if (length === 0) return
      yield await source.take(length)
    }
  }

  return {
    manifest,
    async *tables() {
      for (const _ of manifest.tables) {
        const hash = createHash('sha256')
        const hashing = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            hash.update(chunk)
            done(null, chunk)
          },
        })
        const unpacked = createGunzip()
        const packed = Readable.from(pieces())
        packed.once('error', (error) => unpacked.destroy(error))
        unpacked.once('error', (error) => hashing.destroy(error))
        yield { rows: packed.pipe(unpacked).pipe(hashing), sha256: () => hash.digest('hex') }
      }
    },
    totals: async () => (JSON.parse(await source.line()) as Totals).tables,
    close: () => void stream.destroy(),
  }
}

/** Reads the whole file once before anything is made of it. */
async function requireWhole(path: string): Promise<void> {
  const file = await open(path, 'r').catch(({ code = '' }: NodeJS.ErrnoException) => {
    throw new StartupProblem(
      code === 'ENOENT'
        ? `There is no file ${path}; name a backup.`
        : `${path} cannot be read (${code}); name a backup that can.`,
    )
  })
  try {
    const { size } = await file.stat()
    await requireFirstLine(file, path)
    const body = size - lastLineBytes
    const said = body > 0 ? (await read(file, body, lastLineBytes)).toString('latin1') : ''
    if (!lastLine.test(said)) throw endsTooEarly(path)
    const hash = createHash('sha256')
    const bytes = file.createReadStream({ start: 0, end: body - 1, autoClose: false })
    for await (const chunk of bytes) hash.update(chunk as Buffer)
    if (`${hash.digest('hex')}\n` !== said) throw altered(path)
  } finally {
    await file.close()
  }
}

async function requireFirstLine(file: FileHandle, path: string): Promise<void> {
  const found = (await read(file, 0, firstLine.length)).toString('latin1')
  if (found === firstLine) return
  if (/^baize backup \d/.test(found)) {
    throw new StartupProblem(
      `${path} was made by a version that writes backups otherwise; restore it with that version.`,
    )
  }
  throw notABackup(path)
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Takes lengths and lines off a stream. */
function createSource(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let held: Buffer = Buffer.alloc(0)

  async function more(): Promise<void> {
    const next = await chunks.next()
    if (next.done) throw new Error('A backup whose hash is right ends in the midst of a part.')
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value])
  }

  function cut(length: number): Buffer {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }

  return {
    async take(length: number): Promise<Buffer> {
      while (held.length < length) await more()
      return cut(length)
    },
    async line(): Promise<string> {
      let end = held.indexOf(0x0a)
      while (end === -1) {
        await more()
        end = held.indexOf(0x0a)
      }
      return cut(end + 1).toString('utf8')
    },
  }
}
