import type { TextKey } from '@baize/texts/keys'
import type { RewardDetail } from '../api.ts'
import { whyLine } from '../words.ts'

type Named = { readonly name: TextKey; readonly kind: 'sum' | 'rate' | 'text' }
type Names = Readonly<Record<string, Named>>

const sum = (name: TextKey): Named => ({ name, kind: 'sum' })
const text = (name: TextKey): Named => ({ name, kind: 'text' })

const level = text('rewards.whyLevel')
const period = text('rewards.whyPeriod')
const validBet = sum('rewards.whyBets')

function mission(figure: typeof sum): Names {
  const [goal, reached] = [figure('rewards-why.goal'), figure('rewards-why.reached')]
  return { period, step: text('rewards-why.step'), goal, reached }
}
const slip: Names = { place: text('rewards-why.slip'), slips: text('rewards-why.slips') }
const friend: Names = { deposit: sum('rewards-why.deposits'), validBet }
const played: Names = { from: text('rewards-why.from'), level, validBet }

/** What is kept with a reward, by what it is for. What a page of its own explains, or only the house reads, has no name. */
const ofKind: Readonly<Record<string, Names>> = {
  once: {},
  validBet: mission(sum),
  depositSum: mission(sum),
  depositCount: mission(text),
  activeDays: mission(text),
  games: mission(text),
  signIn: mission(text),
  streak: mission(text),
  board: { period, place: text('rewards-why.place'), points: text('rewards-why.points') },
  wheel: slip,
  egg: slip,
  envelope: slip,
  referral: friend,
  invited: friend,
  level: { level },
  weekly: played,
  monthly: played,
  cashback: {
    from: text('rewards-why.from'),
    level,
    loss: sum('rewards.whyLoss'),
    rate: { name: 'rewards.whyPercent', kind: 'rate' },
  },
  rebate: {},
}

/** What an amount was computed from, as far as there are words for it. */
export function whyLines(why: RewardDetail['why']) {
  const names = ofKind[why.find(({ name }) => name === 'kind')?.value ?? '']
  return why.flatMap(({ name, value }) => {
    const named = names ? names[name] : whyLine(name)
    const isNothing = value === '' || (name === 'period' && value === 'once')
    return named === undefined || isNothing ? [] : [{ ...named, id: name, value }]
  })
}
