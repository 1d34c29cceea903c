import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, type Currency } from '@baize/kernel/money'
import type { SlotFace, SlotShown } from '@baize/games/slots/shown'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Family } from '@baize/ui/art/families/family'
import type { Titled } from '../../shared/game-client.ts'
import { StepPager } from '../../shared/step-pager.tsx'
import { useSumText } from '../../shared/sum.tsx'
import { returnedBy } from '../../shared/table-state.ts'
import { describeGrid } from './describe.ts'
import { shownOf } from './pays.ts'
import { isFree, placeShow } from './place/place-show.ts'
import { PlaceView, type PlaceHandle } from './place/place-view.tsx'
import { useSubject } from './place/use-subject.ts'
import { pictureOf } from './playback.ts'
import { ResultLine } from './result-line.tsx'
import './slot-replay.css'

type Props = {
  readonly round: ArcadeRound
  readonly face: SlotFace
  readonly family: Family
  readonly title: Titled
  readonly currency: Currency
}

/** A round from its record, frame by frame. Nothing in it can be played. */
export function SlotReplay({ round, ...rest }: Props) {
  const t = useText()
  const shown = shownOf(round)
  if (!shown) return <p>{t('arcade.recordEmpty')}</p>
  return <Frames {...rest} round={round} shown={shown} />
}

/** A record makes no sound. */
const silent = { play: () => undefined }

function Frames(props: Props & { readonly shown: SlotShown }) {
  const { round, face, family, title, currency, shown } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { subject, look } = useSubject(family, title, face)
  const place = useRef<PlaceHandle>(null)
  const last = shown.frames.length - 1
  const [at, setAt] = useState(last)
  const stake = BigInt(round.stake)
  const returned = returnedBy(round)
  const write = useSumText(currency)
  const onCoin = (amount: bigint) => formatMoney({ amount, currency }, tag, { show: 'none' })
  const frame = shown.frames[at]
  const show = useEffectEvent((index: number, { sound: recipe }: Family) => {
    const stage = place.current
    const next = shown.frames[index]
    if (!stage || !next) return
    const kit = { place: stage, orchestra: silent, recipe, t, write }
    stage.travel(isFree(next) ? 'free' : 'base', 0)
    stage.show(pictureOf(next, face, stake, onCoin))
    stage.plates(undefined)
    placeShow({ ...kit, face, look, stake, returned }).stand(shown, index)
    stage.cut()
  })
  useEffect(() => show(at, subject.family), [at, subject])

  return (
    <div className="slot-replay">
      <PlaceView
        face={face}
        subject={subject}
        title={title.name.trim()}
        first={frame ? pictureOf(frame, face, stake, onCoin) : { grid: [] }}
        still
        label={frame ? describeGrid(frame, look, t) : ''}
        words=""
        bigWord=""
        write={write}
        handle={place}
        className="replay-stage"
      />
      <ResultLine
        shown={shown}
        frame={at}
        isOver={at === last}
        stake={stake}
        returned={returned}
        face={face}
        look={look}
        currency={currency}
        hint=""
      />
      <StepPager at={at} count={shown.frames.length} onStep={setAt} />
    </div>
  )
}
