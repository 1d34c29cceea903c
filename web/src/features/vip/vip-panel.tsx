import type { VipState } from '@baize/contract/promotions/vip'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { Loading } from '../../shared/loading.tsx'
import { OfferArt } from '../../shared/offer-art.tsx'
import { useShortDay } from '../../shared/short-day.ts'
import { useModule } from '../../shared/system.ts'
import { useSums } from '../../shared/sums.ts'
import { useVip } from './api.ts'
import { Bar } from './bar.tsx'
import { Benefits } from './benefits.tsx'
import { WaitingBonuses } from './waiting-bonuses.tsx'
import './vip.css'

/** The member's level: the way up, what keeps it, and what it gives. */
export function VipPanel() {
  const t = useText()
  const isOn = useModule('VIP')
  const { data, error, refetch } = useVip()
  if (!isOn) return <p className="py-8 text-center text-text-2">{t('vip.off')}</p>
  return data ? <Panel state={data} /> : <Loading error={error} onRetry={refetch} />
}

function Panel({ state }: { readonly state: VipState }) {
  const t = useText()
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 lg:grid-cols-3">
        <YourLevel state={state} />
        <ToNext state={state} />
        <ToKeep state={state} />
      </div>
      <WaitingBonuses state={state} />
      <Ladder state={state} />
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <Benefits state={state} />
        <section className="grid content-start gap-3">
          <h3 className="text-lead">{t('vip.how')}</h3>
          <Rule name={t('vip.howSlots')} text={t('vip.howSlotsText')} />
          <Rule name={t('vip.howLive')} text={t('vip.howLiveText')} />
          <Rule name={t('vip.howWhen')} text={t('vip.howWhenText', { zone: state.zone })} />
        </section>
      </div>
    </div>
  )
}

function Rule({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <p className="border-t border-line pt-2 text-meta">
      <b className="block font-semibold text-text">{name}</b>
      <span className="text-text-2">{text}</span>
    </p>
  )
}

const sheet = 'grid content-start gap-3 rounded-card border border-line bg-s2 p-4'

function YourLevel({ state }: { readonly state: VipState }) {
  const t = useText()
  const momentText = useMomentText()
  return (
    <section className="vip-plate grid content-between gap-4 rounded-card p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-meta text-[#e9c77b]">{t('vip.yourLevel')}</p>
          <p className="font-display text-[2.25rem] leading-none font-semibold">
            {t('vip.level', { level: state.level })}
          </p>
        </div>
        <OfferArt seed="crown" shape="plate" className="size-18 flex-none rounded-full" />
      </div>
      {state.since !== null && (
        <p className="text-meta">{t('vip.since', { day: momentText(state.since, 'date') })}</p>
      )}
    </section>
  )
}

function ToNext({ state }: { readonly state: VipState }) {
  const t = useText()
  const sums = useSums(state.currency)
  const next = state.levels[state.level + 1]
  if (next === undefined) {
    return (
      <section className={sheet}>
        <h3 className="text-lead">{t('vip.top')}</h3>
        <p className="text-text-2">{t('vip.topText')}</p>
      </section>
    )
  }
  const left = (done: string, asks: string) => {
    const missing = BigInt(asks) - BigInt(done)
    return missing > 0n ? t('vip.left', { amount: sums.full(missing) }) : t('vip.reached')
  }
  const shown = (done: string, asks: string) => ({ done: sums.short(done), asks: sums.short(asks) })
  return (
    <section className={sheet}>
      <h3 className="text-lead">
        {t('vip.to', { level: next.level })}{' '}
        <small className="font-sans text-meta font-normal text-text-3">{t('vip.both')}</small>
      </h3>
      <Bar
        name={t('vip.validBets')}
        done={state.validBet}
        asks={next.validBet}
        shown={shown(state.validBet, next.validBet)}
        note={left(state.validBet, next.validBet)}
      />
      <Bar
        name={t('vip.deposits')}
        done={state.deposits}
        asks={next.deposits}
        shown={shown(state.deposits, next.deposits)}
        note={left(state.deposits, next.deposits)}
      />
      <p className="border-t border-line pt-2 text-meta text-text-2">{t('vip.checked')}</p>
    </section>
  )
}

function ToKeep({ state }: { readonly state: VipState }) {
  const t = useText()
  const sums = useSums(state.currency)
  const shortDay = useShortDay()
  const { keep, level } = state
  if (keep === null) {
    return (
      <section className={sheet}>
        <h3 className="text-lead">{t('vip.keep', { level })}</h3>
        <p className="text-text-2">{t('vip.keepNothing')}</p>
      </section>
    )
  }
  const missing = BigInt(keep.asks) - BigInt(keep.played)
  const last = shortDay(keep.isWarned ? keep.lastDay : keep.to)
  return (
    <section className={sheet}>
      <h3 className="text-lead">
        {t('vip.keep', { level })}{' '}
        <small className="font-sans text-meta font-normal text-text-3">
          {t('vip.period', { from: shortDay(keep.from), to: shortDay(keep.to) })}
        </small>
      </h3>
      <Bar
        name={t('vip.keepBets')}
        done={keep.played}
        asks={keep.asks}
        shown={{ done: sums.short(keep.played), asks: sums.short(keep.asks) }}
        note={
          missing > 0n
            ? t('vip.keepLeft', { amount: sums.full(missing), day: last })
            : t('vip.kept')
        }
      />
      {missing > 0n && (
        <p className="border-t border-line pt-2 text-meta text-text-2">
          {t(keep.isWarned ? 'vip.warned' : 'vip.notKept', {
            level: level - 1,
            day: shortDay(keep.lastDay),
          })}
        </p>
      )}
    </section>
  )
}

/** On a phone the row is longer than the screen: it begins with the own level in its middle. */
function showInRow(mark: HTMLElement | null) {
  const row = mark?.parentElement
  if (!mark || !row) return
  row.scrollLeft = mark.offsetLeft - (row.clientWidth - mark.clientWidth) / 2
}

/** Every level in a row, those that are behind filled. */
function Ladder({ state }: { readonly state: VipState }) {
  const t = useText()
  return (
    <ol
      className="relative flex overflow-x-auto p-1.5"
      aria-label={t('vip.all')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it else
      tabIndex={0}
    >
      {state.levels.map(({ level }) => (
        <li
          key={level}
          aria-current={level === state.level ? 'step' : undefined}
          ref={level === state.level ? showInRow : undefined}
          className={cx(
            'vip-step grid min-w-16 flex-1 justify-items-center gap-1.5',
            level <= state.level && 'is-reached',
          )}
        >
          <span
            className={cx(
              'figures grid size-11 place-items-center rounded-full border text-meta font-semibold',
              level === state.level &&
                'border-brass bg-brass text-s1 outline-2 outline-offset-2 outline-brass',
              level < state.level && 'border-brass bg-s1 text-brass',
              level > state.level && 'border-dashed border-line-strong bg-s1 text-text-3',
            )}
          >
            {level}
          </span>
          <span
            className={cx(
              'text-caption whitespace-nowrap',
              level === state.level ? 'font-semibold' : 'text-text-3',
            )}
          >
            {t('vip.level', { level })}
          </span>
        </li>
      ))}
    </ol>
  )
}
