import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskGrant } from '@baize/contract/promotions/grants-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { Sheet } from '@baize/ui/overlays/sheet'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Copyable } from '../../../shared/figures/copyable.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { grantQuery } from './api.ts'
import { GrantState } from './grant-state.tsx'
import { EndGrant } from './end-grant.tsx'
import { OwedAgain } from './owed-again.tsx'
import { givenFor } from './given-for.ts'
import { causeNames, grantTitle, isCause, whyNames } from './words.ts'

type GrantDialogProps = { readonly id: string; readonly onClose: () => void }

/** One grant: where its money is, what counted for it, why it is so much, and who did what. */
export function GrantDialog({ id, onClose }: GrantDialogProps) {
  const t = useText()
  const grant = useQuery(grantQuery(id))
  const reward = grant.data?.reward
  return (
    <Sheet
      open
      side="end"
      onClose={onClose}
      title={reward ? grantTitle(reward, t) : t('grants-desk.reward')}
    >
      {grant.data ? (
        <Body grant={grant.data} />
      ) : grant.error ? (
        <FailureNote error={grant.error} onRetry={grant.refetch} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Sheet>
  )
}

function Body({ grant }: { readonly grant: DeskGrant }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { reward, pocket, open, countedIn, why, steps } = grant
  const dayOf = useDayText()
  const say = (amount: string) => formatMoney(money(BigInt(amount), reward.currency), tag)
  const share = (weight: number) => (weight / 10_000).toLocaleString(tag, { style: 'percent' })
  const whyLine = (name: string, value: string) => {
    const known = whyNames[name]
    if (known === undefined) return { label: name, value }
    if (known.is === 'cause') {
      return { label: t(known.name), value: isCause(value) ? t(causeNames[value]) : value }
    }
    if (!/^\d{1,18}$/.test(value)) return { label: t(known.name), value }
    const read = {
      sum: say,
      rate: (text: string) => share(Number(text)),
      text: (text: string) => text,
    }
    return { label: t(known.name), value: read[known.is](value) }
  }
  const ways: KeyValue[] = [
    { id: 'promised', label: t('grants-desk.promised'), value: say(reward.amount) },
    ...(pocket === '0'
      ? []
      : [{ id: 'pocket', label: t('grants-desk.pocket'), value: say(pocket) }]),
    ...(open.bets === 0
      ? []
      : [{ id: 'open', label: t('grants-desk.open'), value: say(open.stake) }]),
    { id: 'released', label: t('grants-desk.released'), value: say(reward.released) },
  ]
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <GrantState state={reward.state} />
        <Copyable text={reward.id} label={t('ops.copyReference')} />
        <span className="ms-auto">
          <EndGrant grant={grant} />
        </span>
      </div>
      <Part title={t('grants-desk.money')}>
        <KeyValues ruled items={ways} />
      </Part>
      {reward.asks !== '0' && (
        <Part title={t('grants-desk.requirement')}>
          <p className="figures mb-2">
            {t('grants-desk.counted', { counted: say(reward.counted), asks: say(reward.asks) })}
          </p>
          <OwedAgain grant={grant} />
          {countedIn.length === 0 ? (
            <p className="text-text-3">{t('grants-desk.requirementNone')}</p>
          ) : (
            <KeyValues
              ruled
              items={countedIn.map(({ category, bets, bet, weight, counted }) => ({
                id: `${category} ${weight}`,
                label: `${category}, ${t('grants-desk.countedIn', { bets, bet: say(bet), weight: share(weight) })}`,
                value: say(counted),
              }))}
            />
          )}
        </Part>
      )}
      <Part title={t('grants-desk.why')}>
        <KeyValues
          ruled
          items={[
            // What was given by hand says for what in its own words.
            ...(reward.source.startsWith('gift ')
              ? []
              : [
                  {
                    id: ' source',
                    label: t('grants-desk.source'),
                    value: givenFor(reward.source, t, dayOf),
                  },
                ]),
            ...why.map(({ name, value }) => ({ id: name, ...whyLine(name, value) })),
          ]}
        />
      </Part>
      <Part title={t('grants-desk.steps')}>
        <Steps steps={steps} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-sans text-body-s font-semibold text-text-2">{title}</h3>
      {children}
    </section>
  )
}

function Steps({ steps }: Pick<DeskGrant, 'steps'>) {
  const t = useText()
  const names: Readonly<Record<string, string>> = {
    member: t('grants-desk.byMember'),
    house: t('grants-desk.byHouse'),
  }
  return (
    <ol className="divide-y divide-line">
      {steps.map(({ at, state, by, reason, transfer }) => (
        <li key={`${at} ${state}`} className="grid gap-1 py-2.5">
          <span className="flex flex-wrap items-center gap-2">
            <GrantState state={state} />
            <span className="text-meta text-text-2">{names[by] ?? by}</span>
            <DeskMoment at={at} className="figures ms-auto text-meta text-text-3" />
          </span>
          {reason !== '' && <span className="break-words">{reason}</span>}
          {transfer !== null && <Copyable text={transfer} label={t('ops.copyMovement')} />}
        </li>
      ))}
    </ol>
  )
}
