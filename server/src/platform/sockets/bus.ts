/**
 * Carries news between the nodes of one installation. It is the quick and forgetful way: what is said while a
 * connection is down is lost, so whoever hears must be able to look things up again.
 */
export type Bus = {
  /**
   * Says it to every node that follows the topic, this one included. Throws on more than `longestNews` bytes, and on a
   * record separator.
   */
  publish(topic: string, news: string): Promise<void>
  /**
   * Starts to hear what is said to all nodes, and of the topics that are followed. Some more may be heard than is followed.
   * `missed` is called after a break. One listener per bus.
   */
  listen(heard: (news: string) => void, missed?: () => void): Promise<void>
  /** Hears a topic from now on; resolves when it does. */
  follow(topic: string): Promise<void>
  unfollow(topic: string): void
  close(): Promise<void>
}

/** What every node hears without following it. */
export const toAllNodes = ''

/** PostgreSQL takes 7,999 bytes; what fits there must fit everywhere, so that no installation differs. */
export const longestNews = 7_500

/** Between news that travel together. No JSON holds this character as it is. */
const seam = '\u001e'

/** Joins news in their order, so that few messages carry many. */
export function packNews(news: readonly string[]): string[] {
  const packs: string[] = []
  let [pack, packBytes] = ['', 0]
  for (const each of news) {
    const bytes = Buffer.byteLength(each) + 1
    if (pack !== '' && packBytes + bytes > longestNews) {
      packs.push(pack)
      ;[pack, packBytes] = ['', 0]
    }
    pack = pack === '' ? each : pack + seam + each
    packBytes += bytes
  }
  return pack === '' ? packs : [...packs, pack]
}

export function unpackNews(pack: string): string[] {
  return pack.split(seam)
}

export function requireShort(news: string): void {
  const bytes = Buffer.byteLength(news)
  if (news.includes(seam)) throw new RangeError('News hold no record separator.')
  if (bytes > longestNews) {
    throw new RangeError(`News of ${bytes} bytes are too long; send an id and let the page ask.`)
  }
}
