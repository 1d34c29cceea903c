import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { buttonClass } from '@baize/ui/button-class.ts'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { useLanguage, useText } from '@baize/texts/use-text'
import { recalledAddress, type Recalled } from './fair/recalled-address.ts'
import { Fact, Facts } from './panel.tsx'
import { ArcadeSum } from './sum.tsx'
import { returnedBy, stakedIn } from './table-state.ts'
import { voidReason } from './void-reason.ts'

/** The figures of a round: money, time, and what it takes to verify it. */
export function RoundRecord(recalled: Recalled) {
  const { round, currency, shared } = recalled
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const states = {
    open: t('arcade.stateOpen'),
    settled: t('arcade.stateSettled'),
    voided: t('arcade.stateVoided'),
  }
  // A game knows no clocks of a brand: it tells whose these are.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const opened = momentText(new Date(round.openedAt), tag, timeZone, 'long')
  const verify = recalledAddress(recalled)
  return (
    <div className="mt-5">
      <Facts>
        <Fact name={t('arcade.stake')}>
          <ArcadeSum of={stakedIn(round)} currency={currency} />
        </Fact>
        <Fact name={t('arcade.return')}>
          <ArcadeSum of={returnedBy(round)} currency={currency} />
        </Fact>
        <Fact name={t('arcade.state')}>{states[round.state]}</Fact>
        {round.voidedBy !== '' && (
          <Fact name={t('arcade.voidedBy')}>{voidReason(t, round.voidedBy)}</Fact>
        )}
        <Fact name={t('arcade.opened')}>{opened}</Fact>
        <Fact name={t('arcade.round')}>
          <span className="inline-flex max-w-full items-center gap-2">
            <code className="truncate text-meta">{round.id}</code>
            <CopyButton text={round.id} iconOnly />
          </span>
        </Fact>
        {!shared && <Fact name={t('arcade.nonce')}>{round.nonce}</Fact>}
      </Facts>
      {verify === undefined ? (
        <p className="mt-3 text-meta text-text-3">{t('arcade.verifyLater')}</p>
      ) : (
        <a
          href={verify}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ size: 'sm' })} mt-3`}
        >
          {t('arcade.verifyRound')}
        </a>
      )}
    </div>
  )
}
