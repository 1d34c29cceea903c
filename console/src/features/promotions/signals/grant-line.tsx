import type { SignalGrant } from '@baize/contract/promotions/signals-desk'
import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { formatMoney, money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOperator } from '../../../shared/operator.ts'
import { GrantState } from '../grants/grant-state.tsx'
import { sourceNames } from '../grants/words.ts'
import { outcomeLooks } from './words.ts'

type GrantLineProps = {
  readonly grant: SignalGrant
  /** Nothing for who may only look. */
  readonly onAct: ((what: 'hold' | 'release' | 'takeBack') => void) | undefined
}

/** One grant of a signal, whether it is held, and what can be done about it. */
export function GrantLine({ grant, onAct }: GrantLineProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { title, offer, account, state, amount, currency, hold, mayHold } = grant
  const isHeld = hold !== null && hold.outcome === null
  return (
    <li className="grid gap-2 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-52">
          <b className="font-semibold break-words">{title || t(nameOf(offer))}</b>
          <span className="block text-caption text-text-3">{account}</span>
        </span>
        <span className="figures whitespace-nowrap">
          {formatMoney(money(BigInt(amount), currency), tag)}
        </span>
        <GrantState state={state} />
        {hold?.outcome != null && (
          <StatusChip tone={outcomeLooks[hold.outcome].tone}>
            {t(outcomeLooks[hold.outcome].text)}
          </StatusChip>
        )}
        {onAct && mayHold && (
          <Button size="sm" onClick={() => onAct('hold')}>
            {t('signals-desk.hold')}
          </Button>
        )}
        {onAct && isHeld && (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onAct('release')}>
              {t('signals-desk.release')}
            </Button>
            <Button size="sm" variant="danger" onClick={() => onAct('takeBack')}>
              {t('signals-desk.takeBack')}
            </Button>
          </span>
        )}
      </div>
      {hold !== null && <HoldNote hold={hold} />}
    </li>
  )
}

function HoldNote({ hold }: { readonly hold: NonNullable<SignalGrant['hold']> }) {
  const t = useText()
  const { zone } = useOperator()
  const { tag } = languageEntry(useLanguage())
  const until = momentText(new Date(hold.until), tag, zone, 'short')
  return (
    <Note tone={hold.outcome === null ? 'pending' : 'plain'}>
      <span className="grid gap-1 break-words">
        <span>
          {t('signals-desk.heldUntil', { name: hold.heldBy, until, reason: hold.reason })}
        </span>
        {hold.appeal !== null && <span>{t('signals-desk.appeal', { text: hold.appeal })}</span>}
        {hold.decidedBy !== null && (
          <span>
            {t('signals-desk.decidedBy', {
              name: hold.decidedBy,
              reason: hold.decidedReason ?? '',
            })}
          </span>
        )}
      </span>
    </Note>
  )
}

/** What is no promotion has the name of who gives it. */
function nameOf(offer: string) {
  if (offer.startsWith('mis_')) return sourceNames.mission
  if (offer.startsWith('tkc_')) return sourceNames.ticket
  return offer === 'referral' ? sourceNames.referral : sourceNames.offer
}
