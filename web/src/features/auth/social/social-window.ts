const channelName = 'social-login'
const answerMs = 400

type Message = { readonly ticket: string } | { readonly taken: string }

/**
 * A login at a provider ends on a page of its own window. That page has no way back to the one that opened it, because
 * it went through another site; a channel of this site's own pages brings its ticket home.
 */
export function onSocialTicket(take: (ticket: string) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (!('ticket' in data)) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has this origin only
    channel.postMessage({ taken: data.ticket } satisfies Message)
    take(data.ticket)
  })
  return () => channel.close()
}

/** Offers a ticket to the page that waits for it, and says whether there was one. */
export async function handOverTicket(ticket: string): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  const taken = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('taken' in data && data.taken === ticket) resolve(true)
    })
    setTimeout(() => resolve(false), answerMs)
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has this origin only
  channel.postMessage({ ticket } satisfies Message)
  return taken.finally(() => channel.close())
}
