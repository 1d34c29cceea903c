import sharp from 'sharp'
import { ok, refuse, type Result } from '@baize/kernel/result'

export const largestImageBytes = 5 * 1024 * 1024

// The best phones take pictures of 50 million pixels; a file that unfolds to more was made to fill our memory.
const mostPixels = 50_000_000
const side = 256

/**
 * A square WebP of whatever picture the bytes hold. It is decoded and written anew, so that nothing of the file but
 * its looks is kept: no place, no camera, no thumbnail, no words, no bytes behind the end.
 */
export async function drawIcon(
  bytes: Buffer,
): Promise<Result<Buffer, 'image_invalid' | 'image_too_large'>> {
  if (bytes.length > largestImageBytes) return refuse('image_too_large')
  // The name of a file says nothing. Other kinds, such as SVG, are not even handed to the decoder.
  if (!isKnownKind(bytes)) return refuse('image_invalid')
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const { width, height } = await image.metadata()
    if (width * height > mostPixels) return refuse('image_too_large')
    return ok(
      await image
        .autoOrient()
        .resize(side, side, { fit: 'cover' })
        .webp({ quality: 82 })
        .timeout({ seconds: 10 })
        .toBuffer(),
    )
  } catch (error) {
    return refuse(isTooManyPixels(error) ? 'image_too_large' : 'image_invalid')
  }
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

function isKnownKind(bytes: Buffer): boolean {
  const begins = (mark: Buffer, at = 0) => bytes.subarray(at, at + mark.length).equals(mark)
  const isWebp = begins(Buffer.from('RIFF')) && begins(Buffer.from('WEBP'), 8)
  return begins(png) || begins(jpeg) || isWebp
}

function isTooManyPixels(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit')
}

/** The bytes of a base64 text; nothing when it is none. */
export function readBase64(text: string): Buffer | undefined {
  if (text === '' || text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return undefined
  return Buffer.from(text, 'base64')
}
