import { chainSalt, makeChain } from '@baize/kernel/fair'
import { sha256, toHex } from '@baize/kernel/sha256'
import type { PublicList } from '@baize/games/listed'
import { drawings, tableOfLottery, type Drawing } from '@baize/games/lottery/drawing/tables'
import { drawIssue, type DrawToVerify } from '@baize/games/lottery/drawing/verify-draw'
import { findClock, momentOf } from '@baize/games/public-beacon'
import { chainPromise, published } from '@baize/games/testing/published'
import type { Claim } from '@baize/games/verify'

/** A draw that all told of. */
export type DrawVector = Required<Omit<DrawToVerify, 'list' | 'position'>>
export type ForgedDraw = DrawVector & { readonly what: string; readonly fails: readonly Claim[] }

const seedOf = (text: string) => toHex(sha256(new TextEncoder().encode(`lottery vector ${text}`)))

/** As the network published them; and of the demo beacon, whose values the house draws itself. */
const drand = {
  beacon: 'drand-quicknet',
  beaconRound: 1_000,
  beaconValue:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  ownRound: 657_413,
  ownValue:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
}
const demo = {
  beacon: 'demo',
  beaconRound: 1_767_225_602,
  beaconValue: seedOf('value of the chain'),
  ownRound: 1_767_225_700,
  ownValue: seedOf('value of the issue'),
}

function vectorOf(drawing: Drawing, values: typeof drand, place = 3): DrawVector {
  const lottery = `${values.beacon === 'demo' ? 'demo' : 'test'}-${drawing}`
  const links = makeChain(seedOf(lottery), 10)
  const [terminal = '', predecessor = '', link = ''] = [links[0], links[place - 1], links[place]]
  const salt = chainSalt(terminal, values.beaconValue)
  const draw = drawIssue(drawing, { link, salt, value: values.ownValue }).join(' ')
  const closesAt = before(values, 1_550)
  return { drawing, lottery, link, salt, place, terminal, predecessor, ...values, closesAt, draw }
}

/** So long before the round that decides. */
function before({ beacon, ownRound }: typeof drand, ms: number): string {
  const clock = findClock(beacon)
  if (clock === undefined) throw new Error(`Nobody knows when ${beacon} comes.`)
  return new Date(momentOf(clock, ownRound).getTime() - Math.min(ms, clock.periodMs)).toISOString()
}

const altered = (text: string) => text.replace(/.$/, (last) => (last === '0' ? '1' : '0'))

/** What a house that cheats would show for a draw. */
function forge(vector: DrawVector): ForgedDraw[] {
  const { drawing, lottery, draw, place } = vector
  const links = makeChain(seedOf(lottery), 10)
  const words = draw.split(' ')
  const last = words.at(-1) ?? ''
  const wrongLink = ['predecessor', 'chain', 'outcome'] as const
  const changes: readonly (readonly [string, Partial<DrawVector>, readonly Claim[]])[] = [
    ['a link of nobody', { link: seedOf('nobody') }, wrongLink],
    ['the link of the next place', { link: links[place + 1] ?? '' }, wrongLink],
    ['another salt', { salt: seedOf('salt') }, ['salt', 'outcome']],
    ['another value', { ownValue: altered(vector.ownValue) }, ['value', 'outcome']],
    ['the value of another round', { ownValue: vector.beaconValue }, ['value', 'outcome']],
    ['a round of the beacon before', { ownRound: vector.ownRound - 1 }, ['value']],
    ['a later end of the betting', { closesAt: before(vector, 100) }, ['value']],
    ['an end that is no time', { closesAt: 'later' }, ['value']],
    ['another predecessor', { predecessor: links[place - 2] ?? '' }, ['predecessor']],
    ['another place', { place: place + 1 }, ['chain']],
    ['another draw', { draw: [...words.slice(0, -1), other(vector)].join(' ') }, ['outcome']],
    ['another order', { draw: [last, ...words.slice(0, -1)].join(' ') }, ['outcome']],
    ['no draw', { draw: words.slice(1).join(' ') }, ['outcome']],
    ['another lottery', { lottery: 'test-other' }, ['listed']],
    ['another terminal', { terminal: seedOf('terminal') }, ['listed', 'chain', 'salt']],
    ['another round of the salt', { beaconRound: 1_001 }, ['listed', 'beacon']],
    // The same numbers, drawn for another lottery than the one that was promised.
    ...(drawing === 'ssc'
      ? [['what is drawn', { drawing: 'lf5' }, ['listed']] satisfies (typeof changes)[number]]
      : []),
  ]
  return changes.map(([what, change, fails]) => ({ ...vector, ...change, what, fails }))
}

/** A last number that could be drawn, and was not. */
function other({ drawing, draw }: DrawVector): string {
  const words = draw.split(' ')
  const last = words.at(-1) ?? ''
  if (drawing !== 'lhc') return altered(last)
  return ['01', '02', '03', '04', '05', '06', '07', '08'].find((one) => !words.includes(one)) ?? ''
}

/** Draws of every kind, one of the demo beacon, and some with one thing wrong; `fails` names the checks that must say no. */
export function makeLotteryVectors() {
  const draws = drawings.map((drawing) => vectorOf(drawing, drand))
  const own = vectorOf('ssc', demo)
  const promises = [...draws, own].map((vector) =>
    chainPromise({ ...vector, model: tableOfLottery(vector.drawing, vector.lottery) }),
  )
  const list: PublicList['entries'] = published(promises)
  // What is wrong with the chain is wrong for all of them; with what is drawn, for each kind of draw.
  const forged = draws.flatMap((vector) => {
    if (vector.drawing === 'ssc') return forge(vector)
    const isWhole = ['lhc', 'vnn'].includes(vector.drawing)
    return isWhole ? forge(vector).filter(({ fails }) => fails.join() === 'outcome') : []
  })
  return { draws, own, list, forged }
}
