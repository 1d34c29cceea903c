import { useMemo } from 'react'
import type { PlayTableReply } from '@baize/contract/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import { quickPick } from '@baize/games/lottery/tree/quick-pick'
import { chanceFrom } from '@baize/kernel/chance'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { newTicketId } from '../api.ts'
import { draftOf, emptyDraft, textOfDraft, type Draft } from './draft.ts'
import { priceOf } from './price.ts'
import { offersOf, orderOf, type SlipDesk } from './slip-desk.ts'
import type { Placing } from './use-placing.ts'
import { whyNot } from './why-not.ts'

type About = {
  readonly desk: SlipDesk
  readonly table: PlayTableReply
  /** Of the draw: what symbols mean may depend on it. */
  readonly day: string
  readonly sums: Sums
  readonly placing: Placing
}

const byDevice = chanceFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

/** What is being picked: its play, the ticket so far and its price; and the ways to pick. Nothing where nothing is sold. */
export function usePicking({ desk, table, day, sums, placing }: About) {
  const t = useText()
  const { slip, change } = desk
  const offers = useMemo(() => offersOf(table), [table])
  const offer = offers.get(slip.draft?.play ?? '') ?? [...offers.values()][0]
  const kept = slip.draft
  const draft = useMemo(
    () =>
      kept !== undefined && kept.play === offer?.play.id ? kept : offer && emptyDraft(offer.play),
    [kept, offer],
  )
  const picked = offer && draft ? textOfDraft(draft, offer.play) : ''
  const order = useMemo(
    () => offer && orderOf(offer.play, slip, table.groups),
    [offer, slip, table.groups],
  )
  const priced = useMemo(() => {
    if (offer === undefined || order === undefined || picked === '') return undefined
    const { groups } = table
    return priceOf({ ...offer, groups, picked, order, day, decimals: sums.decimals })
  }, [offer, order, picked, table, day, sums.decimals])
  if (offer === undefined || draft === undefined || order === undefined) return undefined
  const { play } = offer
  const setDraft = (next: Draft) => change({ kind: 'draft', draft: next })
  return {
    play,
    draft,
    price: priced?.ok === true ? priced.value : undefined,
    why: priced === undefined || priced.ok ? '' : whyNot(t, priced, sums),
    setDraft,
    choose: (next: Play) => setDraft(emptyDraft(next)),
    pickQuick: () => setDraft(draftOf(play, quickPick(play, byDevice, day), day)),
    add() {
      if (priced?.ok !== true) return
      placing.clear()
      const line = { id: newTicketId(), play: play.id, picked, order }
      change({ kind: 'add', lines: [line], version: table.version })
      setDraft(emptyDraft(play, draft.form))
    },
    repeatLast() {
      placing.clear()
      const lines = slip.last.map((line) => ({ ...line, id: newTicketId() }))
      change({ kind: 'add', lines, version: table.version })
    },
  }
}
