import type { RewardSignal } from '@baize/contract/promotions/signals-desk'
import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Link } from '@baize/ui/navigation/link'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOperator } from '../../../shared/operator.ts'
import type { Act } from './act-dialog.tsx'
import { GrantLine } from './grant-line.tsx'
import { kindNames, stateLooks } from './words.ts'

type SignalCardProps = {
  readonly signal: RewardSignal
  readonly onAct: (act: Act) => void
}

/** Two accounts, what they have in common, and what both were given. */
export function SignalCard({ signal, onAct }: SignalCardProps) {
  const t = useText()
  const { zone, can } = useOperator()
  const { tag } = languageEntry(useLanguage())
  const { member, other, kind, isReferred, what, state, foundAt, grants } = signal
  const mayDecide = can('admin', 'risk')
  return (
    <Card flush className="overflow-clip">
      <div className="grid gap-3 px-4 py-3 md:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 font-sans text-body font-semibold break-words">
            <Person person={member} /> · <Person person={other} />
          </h2>
          <StatusChip tone={stateLooks[state].tone}>{t(stateLooks[state].text)}</StatusChip>
          <span className="text-meta text-text-3">
            {t('signals-desk.found', { at: momentText(new Date(foundAt), tag, zone, 'short') })}
          </span>
          {mayDecide && (
            <span className="ms-auto flex flex-wrap gap-2">
              {state !== 'noted' && (
                <Button size="sm" onClick={() => onAct({ what: 'note', signal })}>
                  {t('signals-desk.note')}
                </Button>
              )}
              {state !== 'dismissed' && (
                <Button size="sm" onClick={() => onAct({ what: 'dismiss', signal })}>
                  {t('signals-desk.dismiss')}
                </Button>
              )}
            </span>
          )}
        </div>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-text-3">{t('signals-desk.evidence')}</dt>
          <dd className="min-w-0">
            <b className="font-semibold">{t(kindNames[kind])}</b>
            {isReferred && <span className="text-text-2"> · {t('signals-desk.referred')}</span>}
            {what.map((one) => (
              <span key={one} className="block text-meta break-all text-text-2">
                {one}
              </span>
            ))}
          </dd>
        </dl>
        {signal.decidedBy !== null && (
          <p className="text-meta break-words text-text-2">
            {t('signals-desk.decidedBy', {
              name: signal.decidedBy,
              reason: signal.decidedReason ?? '',
            })}
          </p>
        )}
      </div>
      <section aria-label={t('signals-desk.grants')} className="border-t border-line">
        <ul className="divide-y divide-line">
          {grants.length === 0 && (
            <li className="px-4 py-3 text-text-3 md:px-5">{t('signals-desk.grantsNone')}</li>
          )}
          {grants.map((grant) => (
            <GrantLine
              key={grant.id}
              grant={grant}
              onAct={mayDecide ? (doing) => onAct({ what: doing, signal, grant }) : undefined}
            />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function Person({ person: { member, account } }: { readonly person: RewardSignal['member'] }) {
  return (
    <Link
      to={{ path: '/member', search: { id: member, tab: 'rewards' } }}
      className="text-brass hover:underline"
    >
      {account}
    </Link>
  )
}
