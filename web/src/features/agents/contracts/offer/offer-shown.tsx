import { Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../../../shared/api.ts'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { usePerson } from '../../../../shared/session.ts'
import { AffectedNote, affectedBy } from '../affected-note.tsx'
import { kinds } from '../kinds.ts'
import { hasOtherPeriod } from '../simulator/has-other-period.ts'
import { Simulator } from '../simulator/simulator.tsx'
import { aboutGiver } from './about-giver.ts'
import { ratesTexts } from './rates-texts.ts'
import { TermsCompared } from './terms-compared.tsx'
import { useAnswer } from './use-answer.ts'

type Props = {
  readonly offer: ContractView
  /** It waits no longer: answered elsewhere, replaced, taken back or over. */
  readonly isGone: boolean
  readonly present: ContractView | undefined
  readonly head: ReactNode
  readonly onClose: () => void
  readonly onDone: () => void
}

/** An offer with all that it changes and what it would have paid; it is answered here. */
export function OfferShown({ offer, isGone, present, head, onClose, onDone }: Props) {
  const t = useText()
  const at = useMomentText()
  const person = usePerson()
  const { terms, currency, from, changes } = offer
  const { accept, reject, answered, error, busy } = useAnswer(offer)
  const affected = affectedBy(error)
  const [isRead, setRead] = useState(false)
  const isUnread = affected !== undefined && !isRead
  const title = t(kinds[terms.kind].offer)
  const giverWords = aboutGiver(error)
  const isOver = isGone || (error instanceof CallFailed && overCodes.includes(error.code))
  if (answered) {
    return (
      <Dialog open onClose={onClose} title={title} size="sm">
        <Note tone="ok" role="status" action={<Button onClick={onDone}>{t('ui.close')}</Button>}>
          {answered.state === 'accepted'
            ? t('agents-contracts.accepted', { at: at(answered.beginsAt ?? answered.offeredAt) })
            : t('agents-contracts.rejected')}
        </Note>
      </Dialog>
    )
  }
  const answers = (
    <>
      <Button disabled={busy !== undefined} onClick={onClose}>
        {t('agents-contracts.later')}
      </Button>
      <Button
        busy={busy === 'reject'}
        busyLabel={t('agents-contracts.sending')}
        disabled={busy !== undefined}
        onClick={reject}
      >
        {t('agents-contracts.reject')}
      </Button>
      <Button
        variant="primary"
        icon={<Check size={18} />}
        busy={busy === 'accept'}
        busyLabel={t('agents-contracts.sending')}
        disabled={busy !== undefined || isUnread}
        onClick={() => accept(affected !== undefined)}
      >
        {t(isUnread ? 'agents-contracts.tickFirst' : 'agents-contracts.accept')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={isOver ? <Button onClick={onDone}>{t('ui.close')}</Button> : answers}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {head}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 text-text-2">
            {from === ''
              ? t('agents-contracts.fromHouse')
              : t('agents-contracts.from', { name: from })}{' '}
            {t('agents-contracts.sentAt', { at: at(offer.offeredAt) })}{' '}
            {t('agents-contracts.answerBy', { at: at(offer.expiresAt) })}
          </p>
          {!isOver && <StatusChip tone="pending">{t('agents-contracts.waitsForYou')}</StatusChip>}
        </div>
        {isOver && (
          <Note tone="info" role="alert">
            {error === null ? t('agents-contracts.gone') : failureText(error)}
          </Note>
        )}
        {!isOver && affected === undefined && (
          <FailureNote error={error} said={giverWords && t(giverWords)} />
        )}
        {changes && <p className="font-medium">{t(ratesTexts[changes.rates])}</p>}
        <TermsCompared terms={terms} present={present?.terms} currency={currency} label={title} />
        {!isOver && (
          <Simulator
            tried={{ offer: offer.id }}
            currency={currency}
            hasOtherPeriod={hasOtherPeriod(present, terms)}
            title={t('agents-contracts.wouldHavePaidYou')}
          />
        )}
        {affected && (
          <>
            <AffectedNote affected={affected} below="" currency={currency} />
            <Checkbox
              label={t('agents-contracts.confirmEnds')}
              checked={isRead}
              onChange={({ target }) => setRead(target.checked)}
            />
          </>
        )}
        {!isOver && person && (
          <p className="text-meta text-text-3">
            {t('agents-contracts.signsAs', { name: person.account })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const overCodes: readonly string[] = [
  'offer_expired',
  'offer_replaced',
  'offer_withdrawn',
  'offer_answered',
  'not_found',
]
