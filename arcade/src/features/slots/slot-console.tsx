import type { ReactNode } from 'react'
import { BookOpen } from 'lucide-react'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { SlotFace } from '@baize/games/slots/shown'
import { SoundButton } from '../../shared/sound-button.tsx'
import type { Sound } from '../../shared/sound.ts'
import { StakeStepper } from '../../shared/stake-stepper.tsx'
import type { Stakes } from '../../shared/stakes.ts'
import { SpinButton } from './spin-button.tsx'
import { canChange, type SlotState } from './state.ts'
import './slot-console.css'

type Props = {
  readonly state: SlotState
  readonly stakes: Stakes
  readonly face: SlotFace
  readonly currency: Currency
  readonly sound: Sound
  readonly offline: boolean
  readonly onSpin: () => void
  readonly onStop: () => void
  readonly onStake: (stake: bigint) => void
  readonly onPaytable: () => void
  /** The button as the title has it. */
  readonly spinFace: ReactNode
  readonly spinInk: string
  /** Further buttons. */
  readonly more: ReactNode
}

/** What a slot is played with. On a phone it stays at the foot of the screen. */
export function SlotConsole(props: Props) {
  const { state, stakes, face, currency, sound, offline, onSpin, onStop, onStake } = props
  const t = useText()
  return (
    <section aria-label={t('arcade.controls')} className="slot-console">
      <div className="slot-console-stake">
        <div className="slot-console-field">
          <span aria-hidden="true" className="slot-console-name">
            {t('arcade.betPerSpin')}
          </span>
          <StakeStepper
            label={t('arcade.betPerSpin')}
            stakes={stakes}
            stake={state.stake}
            currency={currency}
            disabled={!canChange(state)}
            onStake={onStake}
            className="w-49"
          />
        </div>
        <Counted face={face} />
      </div>
      <SpinButton
        state={state}
        onSpin={onSpin}
        onStop={onStop}
        disabled={offline}
        face={props.spinFace}
        ink={props.spinInk}
      />
      <div className="slot-console-more">
        <SoundButton sound={sound} />
        {props.more}
        <Button
          size="lg"
          variant="ghost"
          className="max-md:px-3 max-md:text-meta"
          icon={<BookOpen size={20} />}
          onClick={props.onPaytable}
        >
          <span className="slot-console-word">{t('arcade.paytable')}</span>
        </Button>
      </div>
    </section>
  )
}

function Counted({ face }: { readonly face: SlotFace }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { engine, lines, rows } = face
  const [name, value] =
    engine === 'lines'
      ? [t('arcade.lines'), lines.length]
      : [t('arcade.ways'), rows.reduce((ways, count) => ways * count, 1)]
  if (engine === 'cluster') return null
  return (
    <div className="max-md:hidden">
      <span className="slot-console-name">{name}</span>
      <span className="flex h-12 items-center text-body font-semibold">
        {value.toLocaleString(tag)}
      </span>
    </div>
  )
}
