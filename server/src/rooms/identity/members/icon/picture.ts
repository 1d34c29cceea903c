import { ok, type Result } from '@baize/kernel/result'
import { redraw, type PictureRefusal } from '../../../../platform/pictures.ts'

const side = 256

/** A square WebP of whatever picture the bytes hold, written anew. */
export async function drawIcon(bytes: Uint8Array): Promise<Result<Buffer, PictureRefusal>> {
  const drawn = await redraw(bytes, (image) => image.resize(side, side, { fit: 'cover' }))
  return drawn.ok ? ok(drawn.value.webp) : drawn
}
