import { useQuery } from '@tanstack/react-query'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { Link } from '@baize/ui/navigation/link'
import { PageHead } from '@baize/ui/navigation/page-head'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { Loading } from '../../shared/loading.tsx'
import { useIsResuming, usePerson } from '../../shared/session.ts'
import { useModule } from '../../shared/system.ts'
import { balanceQuery, configQuery, goodsQuery, usePointNews } from './api.ts'
import { Mall } from './mall.tsx'

/** Points for goods and funds. */
export function PointMallPage() {
  const t = useText()
  const person = usePerson()
  const isResuming = useIsResuming()
  const isTrial = person?.type === 4
  const isOn = useModule('POINTMALL')
  return (
    <div className="grid gap-4">
      <PageHead title={t('shell.pointsMall')} sub={t('points.about')} />
      {!isOn && <EmptyCard picture={<PromotionsPicture />} title={t('points.off')} />}
      {isOn && person !== null && !isTrial && <OwnMall />}
      {isOn && (person === null || isTrial) && !isResuming && (
        <EmptyCard
          picture={<PromotionsPicture />}
          title={t(isTrial ? 'points.trial' : 'points.visitor')}
          text={t('points.visitorText')}
          action={
            <Link
              to={{ path: '/login', search: { next: '/pointMall' } }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('points.logIn')}
            </Link>
          }
        />
      )}
    </div>
  )
}

function OwnMall() {
  usePointNews()
  const balance = useQuery(balanceQuery)
  const config = useQuery(configQuery)
  const goods = useQuery(goodsQuery)
  const failed = [balance, config, goods].find(({ error, data }) => error && !data)
  if (!balance.data || !config.data || !goods.data) {
    const retry = () => Promise.all([balance.refetch(), config.refetch(), goods.refetch()])
    return <Loading error={failed?.error ?? null} onRetry={retry} />
  }
  return <Mall balance={balance.data} config={config.data} goods={goods.data} />
}
