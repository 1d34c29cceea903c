export const mostPictureBytes = 5 * 1024 * 1024
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export type PictureProblem = 'image_invalid' | 'image_too_large'

/** Whether a chosen file can be sent: it is decoded once, so that what is no picture is told before it travels. */
export async function judgePicture(file: File): Promise<PictureProblem | undefined> {
  const types: readonly string[] = pictureTypes
  if (!types.includes(file.type)) return 'image_invalid'
  if (file.size > mostPictureBytes) return 'image_too_large'
  try {
    const image = await createImageBitmap(file)
    image.close()
    return undefined
  } catch {
    return 'image_invalid'
  }
}

/** The bytes of a file, as they travel. */
export async function readPicture(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer())
}
