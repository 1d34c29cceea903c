import sharp, { type Sharp } from 'sharp'
import { ok, refuse, type Result } from '@baize/kernel/result'

export const largestImageBytes = 5 * 1024 * 1024

// The best phones take pictures of 50 million pixels; a file that unfolds to more was made to fill our memory.
const mostPixels = 50_000_000

export type PictureRefusal = 'image_invalid' | 'image_too_large'

export type DrawnPicture = {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/**
 * A WebP of whatever picture the bytes hold, sized by the caller. It is decoded and written anew, so that nothing of
 * the file but its looks is kept: no place, no camera, no thumbnail, no words, no bytes behind the end.
 */
export async function redraw(
  bytes: Uint8Array,
  size: (image: Sharp) => Sharp,
): Promise<Result<DrawnPicture, PictureRefusal>> {
  if (bytes.length > largestImageBytes) return refuse('image_too_large')
  // The name of a file says nothing. Other kinds, such as SVG, are not even handed to the decoder.
  if (!isKnownKind(bytes)) return refuse('image_invalid')
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const { width, height } = await image.metadata()
    if (width * height > mostPixels) return refuse('image_too_large')
    const { data, info } = await size(image.autoOrient())
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return ok({ webp: data, width: info.width, height: info.height })
  } catch (error) {
    return refuse(isTooManyPixels(error) ? 'image_too_large' : 'image_invalid')
  }
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

function isKnownKind(bytes: Uint8Array): boolean {
  const begins = (mark: Buffer, at = 0) => mark.equals(bytes.subarray(at, at + mark.length))
  const isWebp = begins(Buffer.from('RIFF')) && begins(Buffer.from('WEBP'), 8)
  return begins(png) || begins(jpeg) || isWebp
}

function isTooManyPixels(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit')
}

/** What decoding may hold at once: unfolded, each picture can take some hundred megabytes. */
const drawnAtOnce = 2

/** Lets so many run at once; the others wait in the order they came. */
export function createTurns(most = drawnAtOnce) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
