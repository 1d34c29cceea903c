import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChaseWhole } from '@baize/contract/lottery/lottery-chases'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import { useOnce } from '../../../shared/use-once.ts'
import type { Sums } from '../../../shared/sums.ts'
import { askAgain, buyChase, issuesQuery, newChaseId, type ChaseBuying } from '../api.ts'
import { priceOf } from '../slip/price.ts'
import type { PricedLine } from '../slip/priced-lines.ts'
import { offersOf } from '../slip/slip-desk.ts'
import { startOfChase, stepsOf, toldPlan, type ChaseForm, type Once } from './chase-form.ts'

type About = {
  readonly lottery: string
  readonly line: PricedLine
  readonly table: PlayTableReply
  readonly sums: Sums
  readonly now: number
  readonly onBought: (chase: ChaseWhole) => void
}

/** As many as the server makes ahead and takes. */
const mostDraws = 240

/** A chase of one line of the slip: its steps over the draws that can be had, and how it is bought. */
export function useChase({ lottery, line, table, sums, now, onBought }: About) {
  const [form, setForm] = useState<ChaseForm>(startOfChase)
  // Its name is made before it is asked for, so that a try whose answer was lost is made again under the same.
  const [id, setId] = useState(newChaseId)
  const ahead = useQuery(issuesQuery(lottery, mostDraws))
  const all = (ahead.data?.list ?? []).filter(({ closesAt }) => Date.parse(closesAt) > now)
  const issues = all.slice(0, form.draws)
  const once = onceOf(line, table, issues[0]?.day, sums)
  const ids = issues.map((issue) => issue.id)
  const steps = once.ok && ids.length > 0 ? stepsOf(form, ids, once.value) : undefined
  const planned = steps?.ok === true ? steps.value : []
  const total = planned.at(-1)?.spent ?? 0n
  const buying = useOnce({
    mutationFn: (asked: ChaseBuying) => buyChase(asked),
    onSuccess: ({ chase }) => {
      setId(newChaseId())
      void askAgain('chases')
      void askAgain('tickets')
      onBought(chase)
    },
    onError: () => {
      void askAgain('issues')
      void askAgain('plays')
    },
  })
  return {
    form,
    change: (change: Partial<ChaseForm>) => setForm((before) => ({ ...before, ...change })),
    waits: ahead.data === undefined,
    failed: ahead.error,
    load: ahead.refetch,
    most: Math.max(all.length, 1),
    issues,
    steps: planned,
    total,
    mostMultiple: once.ok ? once.value.mostMultiple : 1,
    fault: once.ok ? (steps?.ok === false ? steps : undefined) : once,
    error: buying.error,
    isSending: buying.isPending,
    buy: () =>
      buying.mutate({
        id,
        lottery,
        version: table.version,
        play: line.play.id,
        picked: line.picked,
        order: 'sum' in line.order ? line.order : unitOf(line.order),
        plan: toldPlan(form, ids),
        steps: planned.map(({ issue, multiple }) => ({ issue, multiple })),
        stopOnWin: form.stopOnWin,
        total: String(total),
      }),
  }
}

export type ChaseDesk = ReturnType<typeof useChase>

const unitOf = ({ unit, group }: Extract<PricedLine['order'], { unit: unknown }>) => ({
  unit,
  group,
})

function onceOf(line: PricedLine, table: PlayTableReply, day: string | undefined, sums: Sums) {
  const offer = offersOf(table).get(line.play.id)
  if (offer === undefined || day === undefined) {
    return { ok: false, code: 'play_unknown', params: {} } as const
  }
  const { picked } = line
  const order = 'sum' in line.order ? line.order : { ...line.order, multiple: 1 }
  const { groups } = table
  const priced = priceOf({ ...offer, groups, picked, order, day, decimals: sums.decimals })
  if (!priced.ok) return priced
  const { stake, most } = priced.value
  const { mostMultiple } = offer.sold.limits
  return { ok: true, value: { cost: stake, prize: most, mostMultiple } satisfies Once } as const
}
