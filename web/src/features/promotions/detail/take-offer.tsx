import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { useOnline } from '../../../shared/online.ts'
import { useSums } from '../../../shared/sums.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { refreshPromotions, type PromotionDetail } from '../api.ts'
import { refusalText } from '../hindrances.ts'

/** Takes what the offer gives, by the version of the rules that stands beside the button. */
export function TakeOffer({ detail }: { readonly detail: PromotionDetail }) {
  const t = useText()
  const at = useMomentText()
  const online = useOnline()
  const { promotion, rules } = detail
  const sums = useSums(rules.currency)
  const take = useOnce({
    mutationFn: () => call(calls.takePromotion, { id: promotion.id, version: promotion.version }),
    // Refused or not, something is otherwise than the page says.
    onSettled: () => refreshPromotions(),
  })
  return (
    <div className="grid gap-2">
      <h2 className="figures text-h4 break-words md:text-h3">
        {rules.fixed === null ? promotion.title : sums.full(rules.fixed)}
      </h2>
      <p className="text-text-2">
        {t('promotions-pages.takeText', { until: at(promotion.until), days: rules.claimDays })}
      </p>
      <FailureNote error={take.error} said={take.error ? refusalText(take.error, t) : undefined} />
      <Button
        variant="primary"
        size="lg"
        block
        busy={take.isPending}
        busyLabel={t('promotions-pages.sending')}
        disabled={!online}
        title={online ? undefined : t('shell.offlineMoney')}
        onClick={() => take.mutate()}
      >
        {t('promotions-pages.take')}
      </Button>
    </div>
  )
}
