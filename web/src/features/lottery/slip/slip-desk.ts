import { useEffect, useMemo, useReducer } from 'react'
import type { PlayTableReply, SoldPlay } from '@baize/contract/lottery/lottery'
import type { TicketOrder } from '@baize/contract/lottery/lottery-parts'
import { findPlay } from '@baize/games/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import { keepSlip, readSlip } from './keep-slip.ts'
import { changeSlip, type Slip, type SlipAction } from './slip.ts'

export type SlipDesk = { readonly slip: Slip; readonly change: (action: SlipAction) => void }

/** The slip of a person for a lottery, kept with every change. */
export function useSlip(person: string, lottery: string): SlipDesk {
  const [slip, change] = useReducer(changeSlip, undefined, () => readSlip(person, lottery))
  useEffect(() => keepSlip(person, lottery, slip), [person, lottery, slip])
  return useMemo(() => ({ slip, change }), [slip])
}

/** A play with its terms, where it is sold. */
export type Offer = { readonly play: Play; readonly sold: SoldPlay }

export function offersOf(table: PlayTableReply): ReadonlyMap<string, Offer> {
  return new Map(
    table.tree.flatMap(({ plays }) =>
      plays.flatMap((sold) => {
        const play = findPlay(sold.id)
        return play === undefined ? [] : [[sold.id, { play, sold }] as const]
      }),
    ),
  )
}

/** What is asked for a ticket at these settings: a unit, a multiple and a group, or a sum on each bet. */
export function orderOf(play: Play, slip: Slip, groups: PlayTableReply['groups']): TicketOrder {
  const { unit, multiple, group, sum } = slip.settings
  if (play.mode === 'credit') return { sum: sum === '' ? '0' : sum }
  return { unit, multiple, group: group === 0 ? groups.most : Math.min(group, groups.most) }
}
