import { Send } from 'lucide-react'
import { useState } from 'react'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { FormNote } from '@baize/ui/forms/form-note'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { AffectedNote } from '../affected-note.tsx'
import { Simulator } from '../simulator/simulator.tsx'
import { useTermsText } from '../use-terms-text.ts'
import { toGiven, toTeam } from '../ways.ts'
import { OwnTerms } from './own-terms.tsx'
import { TermsFoot, TermsHead } from './terms-fields.tsx'
import { TierRows } from './tier-rows.tsx'
import { useEditor } from './use-editor.ts'
import { useSettled } from './use-settled.ts'

const settleMs = 800

type Props = {
  readonly downline: string
  readonly own: ContractView
  readonly present: ContractView | undefined
  readonly waiting: ContractView | undefined
}

/** The terms of one kind for one downline, beside one's own as the bound and what they would have paid. */
export function OfferForm({ downline, own, present, waiting }: Props) {
  const t = useText()
  const words = useTermsText(own.currency)
  const at = useMomentText()
  const [sent, setSent] = useState<ContractView>()
  const { kind } = own.terms
  const editor = useEditor({
    kind,
    downline,
    own: own.terms,
    first: (waiting ?? present ?? own).terms,
    waiting,
    sums: words.sums,
    onSent: setSent,
  })
  const { form, terms, isWhole, affected, isConfirmed, confirm } = editor
  const tried = useSettled(isWhole ? JSON.stringify(terms) : '', settleMs)
  if (sent) return <Sent offer={sent} onAnother={() => setSent(undefined)} />
  const top = present?.terms.tiers.at(-1)
  return (
    <div className="grid min-w-0 grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <form {...form.frame} className="grid min-w-0 grid-cols-1 gap-4">
        <p className="text-text-2">
          {t('agents-contracts.to', { name: downline })}{' '}
          {top
            ? t('agents-contracts.presentUpTo', { rate: words.rate(top.rate) })
            : t('agents-contracts.noPresent')}
        </p>
        {waiting && (
          <Note tone="info">{t('agents-contracts.replaces', { at: at(waiting.offeredAt) })}</Note>
        )}
        {affected === undefined && <FormNote form={form} />}
        <div className="grid min-w-0 grid-cols-1 gap-5 rounded-card border-line md:border md:bg-s1 md:p-5">
          <TermsHead form={form} kind={kind} sums={words.sums} />
          <TierRows editor={editor} own={own.terms} words={words} present={present?.terms} />
          <TermsFoot form={form} kind={kind} sums={words.sums} />
        </div>
        {affected && (
          <div className="grid gap-3">
            <AffectedNote affected={affected} below={downline} currency={own.currency} />
            <Checkbox
              label={t('agents-contracts.confirmEnds')}
              checked={isConfirmed}
              onChange={({ target }) => confirm(target.checked)}
            />
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Link to={toTeam} className={buttonClass({ size: 'lg' })}>
            {t('agents-contracts.backToTeam')}
          </Link>
          <Button
            type="submit"
            size="lg"
            variant="primary"
            icon={<Send size={18} />}
            busy={form.busy}
            busyLabel={t('agents-contracts.sending')}
            disabled={affected !== undefined && !isConfirmed}
          >
            {t(affected ? 'agents-contracts.sendAndEnd' : 'agents-contracts.send')}
          </Button>
        </div>
      </form>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <OwnTerms own={own} />
        <Simulator
          isBrief
          tried={tried === '' ? undefined : { downline, terms: JSON.parse(tried) as typeof terms }}
          currency={own.currency}
          title={t('agents-contracts.wouldHavePaid', { name: downline })}
        />
      </div>
    </div>
  )
}

function Sent({
  offer,
  onAnother,
}: {
  readonly offer: ContractView
  readonly onAnother: () => void
}) {
  const t = useText()
  const at = useMomentText()
  return (
    <div className="grid max-w-2xl gap-4">
      <Note tone="ok" role="status">
        {t('agents-contracts.sent', { name: offer.downline, at: at(offer.expiresAt) })}
      </Note>
      <div className="flex flex-wrap gap-2">
        <Link to={toGiven} className={buttonClass({ variant: 'primary' })}>
          {t('agents-contracts.allContracts')}
        </Link>
        <Button onClick={onAnother}>{t('agents-contracts.another')}</Button>
        <Link to={toTeam} className={buttonClass()}>
          {t('agents-contracts.backToTeam')}
        </Link>
      </div>
    </div>
  )
}
