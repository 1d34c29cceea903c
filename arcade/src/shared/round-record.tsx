import type { ArcadeRound, RecalledRound, SeedPair } from '@baize/contract/arcade/arcade'
import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import type { Currency } from '@baize/kernel/money'
import { buttonClass } from '@baize/ui/button-class.ts'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { useLanguage, useText } from '@baize/texts/use-text'
import { sharedAddress, verifyAddress } from './fair/verify-address.ts'
import { Fact, Facts } from './panel.tsx'
import { ArcadeSum } from './sum.tsx'
import { returnedBy, stakedIn } from './table-state.ts'

type Props = {
  readonly round: ArcadeRound
  readonly currency: Currency
  /** The pair it came from, once it is revealed. */
  readonly seed?: SeedPair | null
  /** Of a round that was shared by all. */
  readonly shared?: RecalledRound['shared']
}

/** The figures of a round: money, time, and what it takes to verify it. */
export function RoundRecord({ round, currency, seed, shared }: Props) {
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
  const verify = verifier(round, currency, seed, shared)
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
        {round.voidedBy !== '' && <Fact name={t('arcade.voidedBy')}>{round.voidedBy}</Fact>}
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

/** Where it can be verified, once what it was made from is no secret any more. */
function verifier(
  round: ArcadeRound,
  currency: Currency,
  seed: SeedPair | null | undefined,
  shared: RecalledRound['shared'] | undefined,
): string | undefined {
  if (shared) {
    const isTold = shared.link !== '' && (shared.scheme === 1 || shared.beaconValue !== '')
    // One that was voided was paid by no rule.
    const own = round.state === 'settled' ? { own: { ...round, currency } } : {}
    return isTold ? sharedAddress({ ...shared, ...own, model: round.model }) : undefined
  }
  return seed?.serverSeed ? verifyAddress(round, seed, currency) : undefined
}
