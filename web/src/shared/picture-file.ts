export const mostPictureBytes = 5 * 1024 * 1024
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Whether a chosen file can be sent; the server looks into it once more. */
export function judgePicture(file: {
  readonly type: string
  readonly size: number
}): 'image_invalid' | 'image_too_large' | undefined {
  const types: readonly string[] = pictureTypes
  if (!types.includes(file.type)) return 'image_invalid'
  return file.size > mostPictureBytes ? 'image_too_large' : undefined
}

/** The bytes of a file as base64. */
export async function readPicture(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In pieces, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}
