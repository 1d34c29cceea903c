import { useQuery } from '@tanstack/react-query'
import { currenciesOf } from '@baize/contract/promotions/check-offer'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, type Currency } from '@baize/kernel/money'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { costQuery } from '../api.ts'
import type { OfferDraft } from './use-offer-draft.ts'

type PublishDialogProps = {
  readonly title: string
  readonly draft: OfferDraft
  readonly onClose: () => void
}

/** Asks a second person, who reads the same and its cost. */
export function PublishDialog({ title, draft, onClose }: PublishDialogProps) {
  const t = useText()
  const show = useToast()
  return (
    <ReasonDialog
      title={t('offers-desk.publishTitle', { name: title })}
      text={t('offers-desk.publishText')}
      action={t('offers-desk.publish')}
      onConfirm={async (reason) => {
        await draft.publish(reason)
        show(t('offers-desk.asked'), 'ok')
      }}
      onClose={onClose}
    >
      <ul>
        {currenciesOf(draft.document).map((code) => (
          <Cost key={code} draft={draft} code={code} />
        ))}
      </ul>
    </ReasonDialog>
  )
}

function Cost({ draft, code }: { readonly draft: OfferDraft; readonly code: Currency }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const cost = useQuery(costQuery(draft.document, code)).data
  if (cost === undefined) return null
  return (
    <li>
      {t('offers-desk.publishCost', {
        likely: formatMoney(money(BigInt(cost.likely), code), tag),
      })}
    </li>
  )
}
