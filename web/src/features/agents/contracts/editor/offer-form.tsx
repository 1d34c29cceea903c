import { ListChecks, Send } from 'lucide-react'
import { useState } from 'react'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { FormNote } from '@baize/ui/forms/form-note'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../../shared/brand-moment.tsx'
import { usePerson } from '../../../../shared/session.ts'
import { AffectedNote } from '../affected-note.tsx'
import { hasOtherPeriod } from '../simulator/has-other-period.ts'
import { Simulator } from '../simulator/simulator.tsx'
import { useTermsText } from '../use-terms-text.ts'
import { toGiven, toTeam } from '../ways.ts'
import { DraftNote } from './draft-note.tsx'
import { firstTerms } from './first-terms.ts'
import { OwnTerms } from './own-terms.tsx'
import { OfferReview } from './review.tsx'
import { TermsFoot, TermsHead } from './terms-fields.tsx'
import { TierRows } from './tier-rows.tsx'
import { useEditor, type Editor } from './use-editor.ts'
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
  const who = usePerson()?.id ?? ''
  const editor = useEditor({
    who,
    kind,
    downline,
    own: own.terms,
    first: (waiting ?? present)?.terms ?? firstTerms(own.terms),
    waiting,
    sums: words.sums,
    onSent: setSent,
  })
  const { form, terms, isWhole, affected, isReviewed, draft } = editor
  const tried = useSettled(isWhole ? JSON.stringify(terms) : '', settleMs)
  if (sent) return <Sent offer={sent} onAnother={() => setSent(undefined)} />
  const top = present?.terms.tiers.at(-1)
  return (
    <div
      className={cx(
        'grid min-w-0 grid-cols-1 items-start gap-4',
        isReviewed ? 'max-w-3xl' : 'xl:grid-cols-[minmax(0,1fr)_23rem]',
      )}
    >
      <form {...form.frame} className="grid min-w-0 grid-cols-1 gap-4">
        {!isReviewed && (
          <p className="text-text-2">
            {t('agents-contracts.to', { name: downline })}{' '}
            {top
              ? t('agents-contracts.presentUpTo', { rate: words.rate(top.rate) })
              : t('agents-contracts.noPresent')}{' '}
            {!present && !waiting && t('agents-contracts.beginsHalf')}
          </p>
        )}
        {waiting && (
          <Note tone="info">{t('agents-contracts.replaces', { at: at(waiting.offeredAt) })}</Note>
        )}
        {!isReviewed && draft.found && (
          <DraftNote draft={draft.found} wrong={draft.wrong} onDiscard={draft.discard} />
        )}
        {affected === undefined && <FormNote form={form} />}
        {isReviewed ? (
          <OfferReview
            downline={downline}
            terms={terms}
            currency={own.currency}
            own={own.terms}
            present={present}
            words={words}
          />
        ) : (
          <div className="grid min-w-0 grid-cols-1 gap-5 rounded-card border-line md:border md:bg-s1 md:p-5">
            <TermsHead form={form} kind={kind} sums={words.sums} />
            <TierRows editor={editor} own={own.terms} words={words} present={present?.terms} />
            <TermsFoot form={form} kind={kind} sums={words.sums} />
          </div>
        )}
        {isReviewed && affected && (
          <Ending editor={editor} affected={affected} below={downline} currency={own.currency} />
        )}
        <Buttons editor={editor} />
      </form>
      {!isReviewed && (
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <OwnTerms own={own} />
          <Simulator
            isBrief
            hasOtherPeriod={hasOtherPeriod(present, terms)}
            own={own.terms}
            tried={
              tried === '' ? undefined : { downline, terms: JSON.parse(tried) as typeof terms }
            }
            currency={own.currency}
            title={t('agents-contracts.wouldHavePaid', { name: downline })}
          />
        </div>
      )}
    </div>
  )
}

type EndingProps = React.ComponentProps<typeof AffectedNote> & { readonly editor: Editor }

/** Whose contracts would end, and that this was read. */
function Ending({ editor, ...note }: EndingProps) {
  const t = useText()
  return (
    <div className="grid gap-3">
      <AffectedNote {...note} />
      <Checkbox
        label={t('agents-contracts.confirmEnds')}
        checked={editor.isConfirmed}
        onChange={({ target }) => editor.confirm(target.checked)}
      />
    </div>
  )
}

/** The one way on: to the review, and from there out. */
function Buttons({ editor }: { readonly editor: Editor }) {
  const t = useText()
  const { form, affected, isReviewed, isConfirmed, edit } = editor
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isReviewed ? (
        <Button size="lg" disabled={form.busy} onClick={edit}>
          {t('agents-contracts.backToTerms')}
        </Button>
      ) : (
        <Link to={toTeam} className={buttonClass({ size: 'lg' })}>
          {t('agents-contracts.backToTeam')}
        </Link>
      )}
      {isReviewed ? (
        <Button
          key="send"
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
      ) : (
        <Button
          key="review"
          type="submit"
          size="lg"
          variant="primary"
          icon={<ListChecks size={18} />}
        >
          {t('agents-contracts.review')}
        </Button>
      )}
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
