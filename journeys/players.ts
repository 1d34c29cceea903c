import { expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { deskOf, logIn } from './members.ts'
import { newMember } from './new-member.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })

export type Player = { readonly username: string; readonly password: string; readonly id: string }

const made = new Map<string, Promise<Player>>()

/** Somebody with money to play with, which an operator gave; the same for all who walk after each other here. */
export function playerNamed(name: 'one' | 'other', browser: Browser): Promise<Player> {
  const known = made.get(name) ?? newPlayer(browser)
  made.set(name, known)
  return known
}

/** The same, whom nobody else walks as: for what can be done once. */
export async function newPlayer(browser: Browser): Promise<Player> {
  const member = await newMember(browser)
  return { ...member, id: await giveMoney(browser, member.username, '50000') }
}

/** An operator gives somebody money, in the smallest unit; answers who that is. */
export async function giveMoney(
  browser: Browser,
  account: string,
  amount: string,
): Promise<string> {
  const desk = await deskOf(browser, 'finance')
  const search = `/ops/api/members?search=${account}`
  const { items } = await desk.call<{ items: { id: string }[] }>('GET', search)
  const id = items[0]?.id ?? ''
  await desk.call('POST', '/ops/api/adjustments', {
    id: makeId('adj'),
    member: id,
    direction: 'credit',
    kind: 'goodwill',
    amount,
    currency: 'PHP',
    reason: 'To walk a journey with',
  })
  return id
}

/** What the books say of a player's cash, in the smallest unit. */
export async function cashOf(browser: Browser, { id }: Pick<Player, 'id'>): Promise<bigint> {
  const desk = await deskOf(browser, 'finance')
  const path = `/ops/api/books/accounts?owner=member:${id}`
  const { items } = await desk.call<{ items: { kind: string; balance: string }[] }>('GET', path)
  return BigInt(items.find(({ kind }) => kind === 'cash')?.balance ?? '-1')
}

/** What the page around a game shows of it. */
export async function balanceOnPage(page: Page): Promise<bigint> {
  const shown = page
    .getByRole('banner')
    .getByText(/^Balance/)
    .locator('visible=true')
    .first()
  return readSum(await shown.locator('..').innerText())
}

/** The first game that words lead to. */
export async function findGame(page: Page, words: string): Promise<number> {
  const path = `/wps/relay/GCSGAME_searchGames?words=${encodeURIComponent(words)}&pageSize=1`
  const answer = await page.request.get(path)
  const { value } = (await answer.json()) as { value: { games: { nodeId: number }[] } }
  const [game] = value.games
  if (game === undefined) throw new Error(`No game is called ${words}.`)
  return game.nodeId
}

/** Chooses a game as a visitor, logs in, and is in it. */
export async function openGame(page: Page, nodeId: number, player: Player): Promise<FrameLocator> {
  await page.goto(`/seamless?game=${nodeId}`)
  await logIn(page, player.username, player.password)
  return await enterFrame(page)
}

export async function enterFrame(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main, section').first()).toBeVisible({ timeout: 20_000 })
  return frame
}

/**
 * A popup over a game, once it is seen: the frame has no origin and is drawn by itself, so that what is pressed before is
 * pressed in the game, as by somebody who still looks at it.
 */
export async function popupOverGame(page: Page, name: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name })
  await expect(page.locator('[data-visible=true]').filter({ has: dialog })).toBeVisible()
  return dialog
}

/** A sum as it is shown, in the smallest unit. */
export function readSum(text: string): bigint {
  const digits = /-?[\d,]+\.\d\d/.exec(text)?.[0]
  if (digits === undefined) throw new Error(`There is no sum in “${text}”.`)
  return BigInt(digits.replaceAll(/[,.]/g, ''))
}
