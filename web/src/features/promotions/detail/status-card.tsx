import type { ComponentType, ReactNode } from 'react'
import type { PromotionStatus } from '@baize/contract/promotions/promotions'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { overPage } from '../../../shared/over-page.ts'
import type { PromotionDetail } from '../api.ts'
import { hindranceText } from '../hindrances.ts'
import { PromotionChip } from '../promotion-chip.tsx'
import { topicNames } from '../topics.ts'
import { wayIn, wayToList } from '../ways.ts'
import { ApplicationForm } from './application-form.tsx'
import { TakeOffer } from './take-offer.tsx'

type Props = {
  readonly detail: PromotionDetail
  readonly Reward: ComponentType<{ readonly id: string }>
}

const given: readonly PromotionStatus[] = ['issued', 'process', 'claimed', 'joined', 'signed']

/** Where one stands with an offer, in one sentence, and what happens next. */
export function StatusCard({ detail, Reward }: Props) {
  const t = useText()
  const { promotion, rewards } = detail
  const { status, hindrance } = promotion
  // Closed for who has had it: what came of that says more than that it is over.
  const wasGiven = given.includes(status) || (status === 'closed' && hindrance === 'had_it')
  const newest = wasGiven ? rewards[0] : undefined
  return (
    <section
      aria-label={t('promotions-pages.whereYouStand')}
      className="grid min-w-0 grid-cols-1 gap-3 rounded-card border border-line bg-s1 p-4 md:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <PromotionChip status={promotion.status} />
        <span className="text-meta text-text-3">{t(topicNames[promotion.topic])}</span>
      </div>
      {promotion.endedFor !== '' && <EndedEarly promotion={promotion} />}
      {newest === undefined ? <Standing detail={detail} /> : <Reward id={newest} />}
    </section>
  )
}

/** That it ended before its said end, when, and why: also for who has it. */
function EndedEarly({ promotion }: Pick<PromotionDetail, 'promotion'>) {
  const t = useText()
  const at = useMomentText()
  return (
    <Note tone="info">
      {t('promotions-pages.endedEarly', { at: at(promotion.until) })}{' '}
      <span className="break-words">
        {t('promotions-pages.endedFor', { reason: promotion.endedFor })}
      </span>
    </Note>
  )
}

function Standing({ detail }: Pick<Props, 'detail'>) {
  const t = useText()
  const at = useMomentText()
  const now = useAddress()
  const { promotion, applications } = detail
  const [last] = applications
  switch (promotion.status) {
    case 'coming soon':
      return (
        <Says title={t('promotions-pages.opensAt', { at: at(promotion.from) })}>
          {t('promotions-pages.readNow')}
        </Says>
      )
    case 'applying':
      return (
        <Says title={t('promotions-pages.sentAt', { at: at(last?.at ?? promotion.from) })}>
          {t('promotions-pages.beingRead')}
          {last && <Sent application={last} />}
        </Says>
      )
    case 'rejected':
      return (
        <>
          <Says title={last?.answer || t('promotions-pages.rejectedTitle')}>
            {t('promotions-pages.readAt', {
              at: at(last?.answeredAt ?? last?.at ?? promotion.from),
            })}
          </Says>
          <Link
            to={overPage(now, { popup: 'feedback' })}
            className="justify-self-start font-semibold text-link hover:underline"
          >
            {t('promotions-pages.askAbout')}
          </Link>
          <GetIt detail={detail} />
        </>
      )
    case 'open':
      return <GetIt detail={detail} />
    default:
      return (
        <>
          <Says title={t(overTitle(detail))}>
            {promotion.status === 'closed'
              ? t('promotions-pages.overText')
              : t('promotions-pages.betsCount')}
          </Says>
          <Link
            to={wayToList(now)}
            className="justify-self-start font-semibold text-link hover:underline"
          >
            {t('promotions-pages.otherOffers')}
          </Link>
        </>
      )
  }
}

function overTitle({ promotion }: PromotionDetail) {
  if (promotion.status !== 'closed') return 'promotions-pages.youTakePart'
  return promotion.hindrance === 'budget_spent'
    ? 'promotions-pages.budgetTitle'
    : 'promotions-pages.overTitle'
}

/** The way to it, or what is in the way. */
function GetIt({ detail }: Pick<Props, 'detail'>) {
  const t = useText()
  const now = useAddress()
  const { promotion } = detail
  if (promotion.hindrance === 'none' && promotion.kind === 'apply') {
    return <ApplicationForm key={promotion.version} detail={detail} />
  }
  if (promotion.hindrance === 'none' && promotion.kind === 'claim') {
    return <TakeOffer detail={detail} />
  }
  const way = wayIn(promotion, now)
  return (
    <Says
      title={t(
        promotion.kind === 'deposit' ? 'promotions-pages.byDeposit' : 'promotions-pages.notNow',
      )}
    >
      {promotion.hindrance === 'none' || promotion.hindrance === 'waiting_for_deposit'
        ? t('promotions-pages.byDepositText')
        : hindranceText(promotion.hindrance, t)}
      {way && (
        <span className="mt-3 block">
          <Link to={way.to} className={buttonClass({ variant: 'primary' })}>
            {t(way.text)}
          </Link>
        </span>
      )}
    </Says>
  )
}

function Sent({ application }: { readonly application: PromotionDetail['applications'][number] }) {
  const t = useText()
  return (
    <span className="mt-3 block rounded-ctl border border-line bg-s2 px-3 py-2.5">
      {application.comment !== '' && (
        <span className="block break-words whitespace-pre-line text-text">
          {application.comment}
        </span>
      )}
      <span className="block text-meta text-text-3">
        {t('promotions-pages.sentPictures', { count: application.pictures })}
      </span>
    </span>
  )
}

function Says({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="text-h4 break-words md:text-h3">{title}</h2>
      <div className="mt-1 text-text-2">{children}</div>
    </div>
  )
}
