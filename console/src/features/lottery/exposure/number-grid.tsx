import { useState } from 'react'
import type { IssueExposure } from '@baize/contract/lottery/lottery-desk'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Amount } from '@baize/ui/figures/amount'
import { KeyValues } from '@baize/ui/figures/key-values'
import { cx } from '@baize/ui/look/cx.ts'
import { LimitBar } from './limit-bar.tsx'
import { heatOf, inOrder, readNumber, shareOf, type Heat } from './shares.ts'

type Exposed = IssueExposure['numbers'][number]

const heats: Readonly<Record<Heat, string>> = {
  high: 'bg-chip-bad-bg text-chip-bad',
  raised: 'bg-chip-pending-bg text-chip-pending',
  low: 'bg-chip-ok-bg text-chip-ok',
  least: 'bg-s2 text-text',
}

const keyOf = ({ play, number }: Exposed) => `${play} ${number}`

type Props = { readonly exposure: IssueExposure; readonly hasPlays: boolean }

/** What each number may cost, warmer the nearer it is to its limit; one of them whole. */
export function NumberGrid({ exposure: { currency, numbers }, hasPlays }: Props) {
  const t = useText()
  const [open, setOpen] = useState<string>()
  const highest = numbers.reduce(
    (most, { worst }) => (BigInt(worst) > most ? BigInt(worst) : most),
    0n,
  )
  const chosen = numbers.find((one) => keyOf(one) === open) ?? numbers[0]
  if (chosen === undefined) return <p className="text-text-3">{t('lottery-desk.noNumbers')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_15rem]">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-1">
        {inOrder(numbers).map((one) => (
          <li key={keyOf(one)} className="grid">
            <Cell
              one={one}
              currency={currency}
              heat={heatOf(one.worst, one.most, highest)}
              hasPlay={hasPlays}
              isOpen={one === chosen}
              onOpen={() => setOpen(keyOf(one))}
            />
          </li>
        ))}
      </ul>
      <Chosen one={chosen} currency={currency} />
    </div>
  )
}

type CellProps = {
  readonly one: Exposed
  readonly currency: IssueExposure['currency']
  readonly heat: Heat
  readonly hasPlay: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function Cell({ one, currency, heat, hasPlay, isOpen, onOpen }: CellProps) {
  const language = useLanguage()
  const { tag } = languageEntry(language)
  const share = shareOf(one.worst, one.most)
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className={cx(
        'grid cursor-pointer gap-0.5 rounded-chip border px-2 py-1 text-start text-meta',
        isOpen ? 'border-current' : 'border-line',
        heats[heat],
      )}
    >
      <span className="flex justify-between gap-2">
        <NumberName number={one.number} />
        {share !== undefined && (
          <span className="figures text-caption">
            {new Intl.NumberFormat(tag, { style: 'percent' }).format(share / 10_000)}
          </span>
        )}
      </span>
      {hasPlay && <span className="text-caption break-words">{one.play}</span>}
      <Amount
        amount={BigInt(one.worst)}
        currency={currency}
        language={language}
        show="none"
        className="text-caption"
      />
    </button>
  )
}

function NumberName({ number }: { readonly number: string }) {
  const t = useText()
  const { place, symbol } = readNumber(number)
  return (
    <span className="min-w-0 break-words">
      {place !== undefined && (
        <span className="text-caption">{t('lottery-desk.place', { n: place })} </span>
      )}
      <b className="figures font-semibold">{symbol}</b>
    </span>
  )
}

function Chosen({ one, currency }: Pick<CellProps, 'one' | 'currency'>) {
  const t = useText()
  const language = useLanguage()
  const { tag } = languageEntry(language)
  const amount = (sum: string) => (
    <Amount amount={BigInt(sum)} currency={currency} language={language} />
  )
  const limit =
    one.most === null
      ? []
      : [{ id: 'most', label: t('lottery-desk.limit'), value: amount(one.most) }]
  return (
    <div className="rounded-card border border-line bg-s2 p-3">
      <h3 className="text-lead">
        <NumberName number={one.number} />
      </h3>
      <p className="text-caption break-words text-text-3">{one.play}</p>
      <KeyValues
        ruled
        items={[
          { id: 'worst', label: t('lottery-desk.worst'), value: amount(one.worst) },
          ...limit,
          {
            id: 'share',
            label: t('lottery-desk.ofLimit'),
            value: <LimitBar worst={one.worst} most={one.most} />,
          },
          {
            id: 'tickets',
            label: t('lottery-desk.tickets'),
            value: one.tickets.toLocaleString(tag),
          },
          { id: 'stakes', label: t('lottery-desk.stakes'), value: amount(one.stake) },
        ]}
      />
    </div>
  )
}
