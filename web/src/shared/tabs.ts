/** How the tabs of one browser call each other. Whoever hears looks at the mark: no word of it is believed. */
const name = 'session'

let channel: BroadcastChannel | undefined
let lookHere: (() => void) | undefined

/** Asks the other tabs to look whose session the browser holds now. */
export function tellTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window and has one origin
  channel?.postMessage('look')
}

/** Looks in this tab. */
export function lookAgain(): void {
  lookHere?.()
}

/** Hears the other tabs, until told to stop. */
export function hearTabs(look: () => void): () => void {
  const mine = new BroadcastChannel(name)
  channel = mine
  lookHere = look
  mine.addEventListener('message', look)
  return () => {
    mine.close()
    if (channel !== mine) return
    channel = undefined
    lookHere = undefined
  }
}
