import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Prepared } from './prepared.ts'

export type Packing = 'br' | 'gzip'

export const pack = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
} as const

/** A prepared value that is large and asked for by many: it is compressed once, beside the calls. */
export class Packed<Value> extends Prepared<Value> {
  private readonly done = new Map<Packing, Promise<Buffer>>()
  constructor(json: string) {
    super(json, true)
  }
  in(packing: Packing): Promise<Buffer> {
    const known = this.done.get(packing) ?? pack[packing](Buffer.from(this.body))
    this.done.set(packing, known)
    return known
  }
}

/** No browser names more. */
const mostNames = 20

/** The best packing that the caller takes, or nothing; `q=0` says that one is not taken. */
export function packingFor(accepted = ''): Packing | undefined {
  if (isTaken(accepted, 'br')) return 'br'
  return isTaken(accepted, 'gzip') ? 'gzip' : undefined
}

export function isTaken(accepted: string, packing: Packing): boolean {
  return accepted.toLowerCase().split(',', mostNames).flatMap(nameIfTaken).includes(packing)
}

function nameIfTaken(part: string): string[] {
  const [name = '', quality = ''] = part.split(';', 2)
  return /^q=0(?:\.0*)?$/.test(quality.trim()) ? [] : [name.trim()]
}
