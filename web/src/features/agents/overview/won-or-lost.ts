import type { TextKey } from '@baize/texts/keys'

/** A minus beside "profit" is read both ways, so who won stands at the figure itself. */
export function wonOrLost(net: string): TextKey {
  if (net === '0') return 'agents-overview.playersEven'
  return net.startsWith('-') ? 'agents-overview.playersLost' : 'agents-overview.playersWon'
}
