import type { Redeem } from '@baize/contract/points/points'
import { isCurrency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { CopyText } from '../../shared/copy-text.tsx'
import { sumsIn } from '../../shared/sums.ts'

/** What became of it, said once and plainly. */
export function RedeemDone({
  redeem,
  onClose,
}: {
  readonly redeem: Redeem
  readonly onClose: () => void
}) {
  const t = useText()
  const language = useLanguage()
  const { status, funds, codes } = redeem
  const waits = status === 'processing'
  const amount =
    funds !== null && isCurrency(funds.currency)
      ? sumsIn(language, funds.currency).full(funds.amount)
      : ''
  return (
    <div className="grid gap-4">
      <Note
        tone={waits ? 'pending' : 'ok'}
        role="status"
        title={t(waits ? 'points.doneWaits' : 'points.done')}
      >
        {waits && t('points.doneWaitsText')}
        {!waits && amount !== '' && t('points.donePaid', { amount })}
        {!waits && codes.length > 0 && t('points.doneCodes')}
      </Note>
      {codes.map((code) => (
        <p key={code} className="flex items-center justify-between gap-2">
          <code className="figures min-w-0 break-all">{code}</code>
          <CopyText text={code} />
        </p>
      ))}
      <Button block onClick={onClose}>
        {t('points.close')}
      </Button>
    </div>
  )
}
