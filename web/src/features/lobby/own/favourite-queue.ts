import { calls } from 'virtual:contract'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { call, failureText, queryClient } from '../../../shared/api.ts'
import { notify } from '../../../shared/notices.ts'
import { currentPerson } from '../../../shared/session.ts'
import { favouriteIdsQuery } from './api.ts'

/** What is sent of a game. */
export type Marked = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>

type Wish = { readonly game: Marked; readonly wanted: boolean; readonly person: string }

export const paceMs = 1000

const wishes = new Map<number, Wish>()
const pressedAt = new Map<number, number>()
let answeredAt = -Infinity
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Makes a game a favourite, or none. The heart changes at once; the calls follow at a pace of one a second, and a
 * second press of the same heart within that second is dropped. A refusal turns the heart back and says why. Whoever
 * leaves the page meanwhile loses none of them.
 */
export function wishFavourite(game: Marked, wanted: boolean): void {
  const person = currentPerson()?.id
  if (person === undefined || isTooSoon(game.nodeId)) return
  show(person, game.nodeId, wanted)
  wishes.set(game.nodeId, { game, wanted, person })
  addEventListener('pagehide', sendAll)
  schedule()
}

/** For a page that starts anew. */
export function forgetWishes(): void {
  clearTimeout(timer)
  timer = undefined
  wishes.clear()
  pressedAt.clear()
  answeredAt = -Infinity
  isSending = false
}

function isTooSoon(nodeId: number): boolean {
  const now = performance.now()
  if (now - (pressedAt.get(nodeId) ?? -Infinity) < paceMs) return true
  pressedAt.set(nodeId, now)
  return false
}

function show(person: string, nodeId: number, wanted: boolean): void {
  const { queryKey } = favouriteIdsQuery(person)
  // An answer that is on its way knows nothing of this yet.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known) => {
    const others = (known?.nodeIds ?? []).filter((id) => id !== nodeId)
    return { nodeIds: wanted ? [nodeId, ...others] : others }
  })
}

function schedule(): void {
  if (timer !== undefined || isSending || wishes.size === 0) return
  // Counted from the last answer: a call may leave a busy page later than it was made.
  const waitMs = Math.max(0, answeredAt + paceMs - performance.now())
  timer = setTimeout(() => {
    timer = undefined
    void send()
  }, waitMs)
}

async function send(): Promise<void> {
  const [wish] = wishes.values()
  if (!wish) return
  isSending = true
  await deliver(wish)
  isSending = false
  answeredAt = performance.now()
  schedule()
}

/** The page is left: there is no later for what still waits. */
function sendAll(): void {
  const waiting = [...wishes.values()]
  for (const wish of waiting) void deliver(wish)
}

async function deliver({ game, wanted, person }: Wish): Promise<void> {
  const { nodeId, vassalage: vendor, gameType } = game
  wishes.delete(nodeId)
  try {
    const asked = { nodeId, vendor, gameType }
    const how = { keepalive: true }
    await (wanted ? call(calls.addFavourite, asked, how) : call(calls.removeFavourite, asked, how))
    void queryClient.invalidateQueries({ queryKey: ['favourites', 'list', person] })
  } catch (error) {
    // A newer wish about the same game is on its way and decides.
    if (!wishes.has(nodeId) && currentPerson()?.id === person) show(person, nodeId, !wanted)
    notify(failureText(error), 'bad')
  }
}
