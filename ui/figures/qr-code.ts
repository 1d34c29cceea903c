import { ok, refuse, type Result } from '@baize/kernel/result'
import { encode } from 'uqr'

/** The product's defaults for a code: sizes in pixels, the margin inside the size, the logo as a share of the code. */
export const qrDefaults = {
  size: 200,
  margin: 20,
  dark: '#000000',
  light: '#ffffff',
  logoScale: 0.2,
  level: 'M',
  minVersion: 1,
  maxVersion: 40,
} as const

export type QrCode = {
  /** Modules along one side. */
  modules: number
  /** The dark modules as one SVG path, a unit each. */
  path: string
}

/** The dark modules of each row, joined into runs, so that the path has some hundreds of parts and no seams. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    runs.push(`M${from} ${y}h${x - from + 1}v1H${from}z`)
  }
  return runs.join('')
}

/** Encodes a text by the defaults, or refuses one that no version up to 40 can hold. */
export function drawQr(text: string): Result<QrCode, 'too_long'> {
  const { level, minVersion, maxVersion } = qrDefaults
  // Version 40 holds 7089 digits at the lowest level; what is longer need not be tried.
  if (text.length > 7089) return refuse('too_long')
  try {
    const code = encode(text, { ecc: level, boostEcc: false, minVersion, maxVersion, border: 0 })
    return ok({ modules: code.size, path: code.data.map(drawRow).join('') })
  } catch (error) {
    if (error instanceof RangeError || /too long/i.test(String(error))) return refuse('too_long')
    throw error
  }
}
