import { describe, expect, it } from 'vitest'
import { listGames, listSharedGames } from '@baize/games/find-game'
import { clients } from './clients.ts'

const models = [...listGames(), ...listSharedGames()].map(({ id }) => id)

describe('the clients that were found', () => {
  it.each(models)('[CL14] %s is played by one of them', (model) => {
    expect(clients.filter(({ plays }) => plays(model))).toHaveLength(1)
  })

  it('[CL14] play nothing that is no game of ours', () => {
    for (const model of ['', 'dice-2', 'toString', 'poker']) {
      expect(clients.some(({ plays }) => plays(model))).toBe(false)
    }
  })
})
