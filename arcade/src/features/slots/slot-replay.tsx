import { useRef, useState } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, type Currency } from '@baize/kernel/money'
import type { SlotFace, SlotShown } from '@baize/games/slots/shown'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Titled } from '../../shared/game-client.ts'
import { StepPager } from '../../shared/step-pager.tsx'
import { returnedBy } from '../../shared/table-state.ts'
import { Cabinet } from './cabinet.tsx'
import { describeGrid } from './describe.ts'
import { printedLook } from './look.ts'
import { shownOf } from './pays.ts'
import { pictureOf } from './playback.ts'
import { Reels, type ReelsHandle } from './reels.tsx'
import { ResultLine } from './result-line.tsx'
import { useReelTheme } from './use-theme.ts'

type Props = {
  readonly round: ArcadeRound
  readonly face: SlotFace
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

function Frames({ round, face, title, currency, shown }: Props & { readonly shown: SlotShown }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const theme = useReelTheme(title, face)
  const look = printedLook(theme)
  const reels = useRef<ReelsHandle>(null)
  const last = shown.frames.length - 1
  const [at, setAt] = useState(last)
  const stake = BigInt(round.stake)
  const write = (amount: bigint) => formatMoney({ amount, currency }, tag, { show: 'none' })
  const picture = (index: number) => {
    const frame = shown.frames[index]
    return frame ? pictureOf(frame, face, stake, write) : { grid: [] }
  }
  const go = (index: number) => {
    setAt(index)
    reels.current?.show(picture(index))
  }
  const frame = shown.frames[at]
  return (
    <div className="slot-replay">
      <Cabinet
        name={title.name}
        theme={theme}
        foot={
          <ResultLine
            shown={shown}
            frame={at}
            isOver={at === last}
            stake={stake}
            returned={returnedBy(round)}
            face={face}
            look={look}
            currency={currency}
            hint=""
          />
        }
      >
        <Reels
          face={face}
          theme={theme}
          first={picture(last)}
          label={frame ? describeGrid(frame, look, t) : ''}
          handle={reels}
        />
      </Cabinet>
      <StepPager at={at} count={shown.frames.length} onStep={go} />
    </div>
  )
}
