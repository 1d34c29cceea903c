import { gameFrameProtocol, type GameFrameMessage } from '@baize/contract/play/game-frame'

const sum = /^(0|[1-9]\d{0,14})$/
const tableName = /^[a-z][a-z-]{0,30}$/

/** Reads what came from a frame. Anything that is not of the protocol is nothing. */
export function readFrameMessage(data: unknown): GameFrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const message = data as Record<string, unknown>
  switch (message['type']) {
    case 'game.ready':
      return message['protocol'] === gameFrameProtocol
        ? { type: 'game.ready', protocol: gameFrameProtocol }
        : undefined
    case 'round.opened':
    case 'game.left':
    case 'limits.asked':
    case 'round.wanted':
    case 'sound.wanted':
      return { type: message['type'] }
    case 'line.wanted': {
      const { table } = message
      return typeof table === 'string' && tableName.test(table)
        ? { type: 'line.wanted', table }
        : undefined
    }
    case 'sound.chosen': {
      const { on } = message
      return typeof on === 'boolean' ? { type: 'sound.chosen', on } : undefined
    }
    case 'round.settled': {
      const { staked, returned } = message
      if (typeof staked !== 'string' || typeof returned !== 'string') return undefined
      return sum.test(staked) && sum.test(returned)
        ? { type: 'round.settled', staked, returned }
        : undefined
    }
    case 'balance.shown': {
      const { amount } = message
      return typeof amount === 'string' && sum.test(amount)
        ? { type: 'balance.shown', amount }
        : undefined
    }
    case 'funds.missing': {
      const { stake, missing } = message
      if (typeof stake !== 'string' || typeof missing !== 'string') return undefined
      return sum.test(stake) && sum.test(missing) && missing !== '0'
        ? { type: 'funds.missing', stake, missing }
        : undefined
    }
    default:
      return undefined
  }
}
