import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { socketProtocol } from '@baize/contract/events'
import { listDeposits } from '@baize/contract/cashier/deposits'
import type { Hand } from './load.ts'

/** What a page asks for while somebody looks around, with and without an account. */
const paths = [
  '/',
  '/wps/system/status',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/GCSGAME_gameList?gameType=RNG',
  '/wps/relay/GCSGAME_searchGames?words=dragon',
  '/wps/system/banners',
  '/wps/member/info',
  '/wps/cashier/methods',
  listDeposits.path,
]

export function looker(token: string): Hand {
  let turns = Math.floor(Math.random() * paths.length)
  return {
    restMs: 250,
    async turn(insist) {
      const path = paths[turns++ % paths.length] ?? '/'
      await insist('look', () => ({ method: 'GET', path, token }))
    },
  }
}

/** The page around a game asks for something now and then; without it a session is over after half an hour. */
export function keeper(tokens: readonly string[]): Hand {
  return {
    restMs: 300_000,
    async turn(insist) {
      for (const token of tokens) {
        await insist('look', () => ({ method: 'GET', path: '/wps/member/info', token }))
      }
    },
  }
}

/** Opens a socket, listens for a while and leaves, sometimes without a word. */
export function listener(origin: () => string, token: string): Hand {
  return {
    restMs: 1_000,
    async turn() {
      const at = origin()
      const socket = new WebSocket(`${at.replace('http', 'ws')}/socket`, { origin: at })
      socket.on('error', () => {})
      socket.once('open', () => {
        const hello = { type: 'hello', protocol: socketProtocol, token, language: 'EN' }
        socket.send(JSON.stringify(hello))
      })
      await wait(Math.random() * 20_000)
      if (Math.random() < 0.5) socket.terminate()
      else socket.close()
    },
  }
}
