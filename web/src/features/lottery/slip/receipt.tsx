import { useText } from '@baize/texts/use-text'
import { findPlay } from '@baize/games/lottery/lottery'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Note } from '@baize/ui/waiting/note'
import type { Sums } from '../../../shared/sums.ts'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { shortNumber } from '../short-number.ts'
import type { Placing } from './use-placing.ts'

type Props = { readonly placing: Placing; readonly sums: Sums }

/** What was bought, with the number of each ticket to copy. */
export function Receipt({ placing, sums }: Props) {
  const t = useText()
  const { receipt } = placing
  const [first] = receipt
  if (first === undefined) return null
  const total = receipt.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
  return (
    <Note
      tone="ok"
      role="status"
      title={t('lottery.bought', {
        n: receipt.length,
        number: shortNumber(first.issue.number),
        sum: sums.full(total),
      })}
    >
      <ul className="mt-1 grid gap-1">
        {receipt.map((ticket) => {
          const play = findPlay(ticket.play)
          return (
            <li key={ticket.id} className="text-meta">
              {play === undefined ? ticket.playName : fullNameOfPlay(t, play)},{' '}
              {sums.full(ticket.stake)}
              <span className="flex items-center gap-1">
                <code className="figures min-w-0 flex-1 truncate text-caption">{ticket.id}</code>
                <CopyButton text={ticket.id} iconOnly />
              </span>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
