import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney } from '@baize/kernel/money'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { Amount } from '@baize/ui/figures/amount'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { textsStore } from '@baize/texts/browser'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { useText } from '@baize/texts/use-text'
import { followSocket } from '../../shared/socket.ts'
import { followBalance, useBalance } from './api.ts'
import { atHand } from './held.ts'
import { hiddenBalance } from './hidden-balance.ts'

const throttleMs = 1000

/**
 * What a member has, in the header: shown or hidden, and asked for again at a touch. `shown` stands for it while a game
 * draws a round whose end the books know already.
 */
export function Balance({ shown }: { readonly shown?: string | undefined }) {
  const t = useText()
  const hidden = hiddenBalance.use()
  useEffect(() => {
    const stops = [followBalance(), followSocket()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const Icon = hidden ? Eye : EyeOff
  const toggle = {
    type: 'button',
    'aria-label': t(hidden ? 'shell.showBalance' : 'shell.hideBalance'),
    onClick: () => hiddenBalance.set(!hidden),
  } as const
  return (
    <>
      <div className="flex items-center rounded-ctl border border-line bg-s1 ps-3 max-sm:hidden">
        <Figure hidden={hidden} shown={shown} />
        <button {...toggle} className={iconClass}>
          <Icon size={18} aria-hidden="true" />
        </button>
        <Refresh />
      </div>
      {/* A phone has room for nine digits and no more, so its currency stands above; the sum itself is the button there. */}
      <button {...toggle} className="h-11 flex-none text-meta sm:hidden">
        <Figure hidden={hidden} shown={shown} bare />
      </button>
    </>
  )
}

const iconClass = 'inline-flex size-11 items-center justify-center text-text-3 hover:text-text'

type FigureProps = { hidden: boolean; shown: string | undefined; bare?: boolean }

function Figure({ hidden, shown, bare = false }: FigureProps) {
  const t = useText()
  const momentText = useMomentText()
  const { data, isError, dataUpdatedAt } = useBalance()
  const language = textsStore.language()
  if (data === undefined) {
    // As wide as a sum, so that nothing moves when it comes.
    return (
      <span className="figures min-w-24 text-end text-text-3">
        {isError ? t('shell.balanceUnknown') : '–––.––'}
      </span>
    )
  }
  return (
    <span
      className={bare ? 'grid text-end font-semibold' : 'min-w-24 text-end font-semibold'}
      title={
        isError
          ? t('shell.balanceAsOf', { time: momentText(new Date(dataUpdatedAt), 'time') })
          : undefined
      }
    >
      <span className="sr-only">{t('shell.balance')} </span>
      {bare && <span className="text-caption leading-3 text-text-3">{data.currency}</span>}
      <Amount
        amount={shown === undefined ? atHand(data) : BigInt(shown)}
        currency={data.currency}
        language={language}
        hidden={hidden}
        show={bare ? 'none' : 'code'}
      />
    </span>
  )
}

/** Asks once a second at most; the icon turns while the answer is on its way. */
function Refresh() {
  const t = useText()
  const announce = useAnnounce()
  const { refetch, isFetching } = useBalance()
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function refresh() {
    if (resting) return
    setResting(true)
    timer.current = setTimeout(() => setResting(false), throttleMs)
    const { data } = await refetch()
    if (data) announce(t('shell.balanceIs', { amount: spoken(data) }))
  }

  return (
    <button
      type="button"
      aria-label={t('shell.refreshBalance')}
      aria-disabled={resting}
      onClick={() => void refresh()}
      className={iconClass}
    >
      <RefreshCw
        size={18}
        aria-hidden="true"
        className={isFetching ? 'motion-safe:animate-spin' : undefined}
      />
    </button>
  )
}

function spoken(balance: WalletBalance): string {
  const { tag } = languageEntry(textsStore.language())
  const sum = { amount: atHand(balance), currency: balance.currency }
  return formatMoney(sum, tag, { show: 'code' })
}
