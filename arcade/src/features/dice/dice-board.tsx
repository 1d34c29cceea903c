import { useMemo } from 'react'
import { languageEntry } from '@baize/kernel/language'
import type { DiceChoice, DiceShown } from '@baize/games/dice/dice'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Titled } from '../../shared/game-client.ts'
import { TitleDisc } from '../../shared/title-disc.tsx'
import { titleLook } from '../../shared/title-look.ts'
import './dice-board.css'

type Props = {
  readonly choice: DiceChoice
  /** The roll that is shown; none before the first. */
  readonly shown: DiceShown | undefined
  readonly rolling: boolean
  /** Without it the board only shows. */
  readonly onTarget?: (target: number) => void
  /** Whose emblem stands over the roll; none where nobody knows the title. */
  readonly title?: Titled | undefined
}

/** The scale from 0 to 100 with its winning part, the target to drag, and where the roll fell. */
export function DiceBoard({ choice, shown, rolling, onTarget, title }: Props) {
  const t = useText()
  const look = useMemo(() => titleLook(title), [title])
  const { tag } = languageEntry(useLanguage())
  const { side, target } = choice
  const percent = target / 100
  const text = (value: number) => rollText(value, tag)
  return (
    <div className="dice-board">
      {look && <TitleDisc look={look} className="dice-emblem" />}
      <p
        className={cx(
          'dice-roll',
          rolling && 'dice-rolling',
          shown && !rolling && (shown.isWon ? 'dice-won' : 'dice-lost'),
        )}
        aria-hidden="true"
      >
        {shown && !rolling ? text(shown.roll) : rolling ? '··.··' : '–'}
      </p>
      <div className="dice-scale">
        <div className="dice-track" aria-hidden="true">
          <span
            className="dice-part"
            data-wins={side === 'under'}
            style={{ insetInlineStart: 0, width: `${percent}%` }}
          />
          <span
            className="dice-part"
            data-wins={side === 'over'}
            style={{ insetInlineStart: `${percent}%`, width: `${100 - percent}%` }}
          />
          {shown && !rolling && (
            <span
              className="dice-marker"
              data-won={shown.isWon}
              style={{ transform: `translateX(${shown.roll / 100}cqi)` }}
            >
              <span className="dice-flag">{text(shown.roll)}</span>
            </span>
          )}
        </div>
        {onTarget && (
          <input
            type="range"
            min={0}
            max={10_000}
            step={50}
            value={target}
            aria-label={t('arcade.diceTarget')}
            aria-valuetext={text(target)}
            onChange={(event) => onTarget(Number(event.target.value))}
            className="dice-range"
          />
        )}
        <div className="dice-ticks" aria-hidden="true">
          {[0, 25, 50, 75, 100].map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** A roll as people read it: 4213 is 42.13. */
export function rollText(roll: number, tag: string): string {
  return (roll / 100).toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
