/**
 * Carries news between the nodes of one installation. It is the quick and forgetful way: what is said while a
 * connection is down is lost, so whoever hears must be able to look things up again.
 */
export type Bus = {
  /** Says it to every node, this one included. Throws on more than `longestNews` bytes. */
  publish(news: string): Promise<void>
  /** Starts to hear. `missed` is called after a break. One listener per bus. */
  listen(heard: (news: string) => void, missed?: () => void): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL takes 7,999 bytes; what fits there must fit everywhere, so that no installation differs. */
export const longestNews = 7_500

export function requireShort(news: string): void {
  const bytes = Buffer.byteLength(news)
  if (bytes > longestNews) {
    throw new RangeError(`News of ${bytes} bytes are too long; send an id and let the page ask.`)
  }
}
