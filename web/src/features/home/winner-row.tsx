import type { Winner } from '@baize/contract/wagers/winners'
import { Amount } from '@baize/ui/figures/amount'
import { useLanguage, useText } from '@baize/texts/use-text'

/** Who, at what, how much. */
export function WinnerRow({ winner }: { winner: Winner }) {
  const t = useText()
  const language = useLanguage()
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-2 text-meta">
      <img
        src={winner.iconUrl}
        alt=""
        width={18}
        height={24}
        loading="lazy"
        className="h-6 w-4.5 flex-none rounded-[2px] object-cover"
      />
      <span className="w-16 flex-none truncate text-text-2">{winner.customerName}</span>
      {winner.demo && (
        <span className="flex-none rounded-chip border border-line px-1 text-caption text-text-3">
          {t('shell.demoMark')}
        </span>
      )}
      <span className="min-w-0 flex-1 basis-8 truncate">{winner.gameName}</span>
      <Amount
        amount={BigInt(winner.winAmount)}
        currency={winner.currency}
        language={language}
        show="none"
        className="ms-auto flex-none font-semibold text-pos"
      />
    </li>
  )
}
