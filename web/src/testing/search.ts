import type { SearchIndexData, SearchReply } from '@baize/contract/catalogue/search'
import { game } from './fixtures.ts'
import { readIndex, type LocalIndex } from '../features/search/local-index.ts'
import type { Order, SearchReport } from '../features/search/search-worker.ts'

export const searchPath = '/wps/relay/GCSGAME_searchGames'
export const indexPath = '/wps/relay/GCSGAME_searchIndex'

/** An answer of the server with so many games. */
export function searchReply(more: Partial<SearchReply> = {}): SearchReply {
  const games = more.games ?? [game(7), game(8)]
  return {
    games,
    total: games.length,
    totalPages: 1,
    approximate: false,
    partly: false,
    categories: games.length === 0 ? [] : [{ gameType: 'RNG', games: games.length }],
    vendors:
      games.length === 0 ? [] : [{ vassalage: 'V1', displayName: 'Vendor 1', games: games.length }],
    nearest: [],
    ...more,
  }
}

/** Three games as a browser gets them. */
export const smallIndex: SearchIndexData = {
  total: 3,
  vendors: [{ code: 'V1', name: 'Vendor 1' }],
  categories: [{ code: 'RNG', english: 'Slots', own: '' }],
  kinds: [{ code: 'SLOT', words: [], verifiable: false, ready: true }],
  games: {
    nodeIds: [11, 12, 13],
    vendors: [0, 0, 0],
    categories: [0, 0, 0],
    kinds: [0, 0, 0],
    codes: ['golden-tiger', 'golden-dragon', 'silver-tiger'],
    english: ['Golden Tiger', 'Golden Dragon', 'Silver Tiger'],
    own: ['', '', ''],
    aliases: [],
    closed: [2],
  },
}

/** Does in the page what the worker does beside it. */
export class WorkerInPage extends EventTarget {
  private index: LocalIndex | undefined
  postMessage(order: Order): void {
    if (order.kind === 'load') {
      void this.load(order)
    } else if (this.index) {
      const results = this.index.find(order.words, order.limit)
      this.report({ kind: 'found', turn: order.turn, results })
    }
  }
  private async load({ bytes, language }: Extract<Order, { kind: 'load' }>): Promise<void> {
    this.index = await readIndex(bytes, language)
    this.report({ kind: 'loaded', usable: this.index !== undefined })
  }
  terminate(): void {
    this.index = undefined
  }
  private report(data: SearchReport): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}
