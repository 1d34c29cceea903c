/** What the server takes; said before a large file travels. */
export const largestFileBytes = 5 * 1024 * 1024

/** The bytes of a file, as they travel. */
export async function readFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer())
}
