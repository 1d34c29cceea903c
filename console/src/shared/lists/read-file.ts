/** What the server takes; said before a large file travels. */
export const largestFileBytes = 5 * 1024 * 1024

/** The bytes of a file as base64. */
export async function readFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In parts, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}
