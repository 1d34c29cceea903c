import type { Adjustment } from '@baize/contract/wallet/adjustments'
import type { Approval } from '@baize/contract/system/approvals'
import type { StatusDocument } from '@baize/contract/system/system-settings'
import { languages } from '@baize/kernel/language'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useText } from '@baize/texts/use-text'
import { adjustmentKindTexts } from '../../shared/words/adjustment-kind-texts.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { AskedMember } from './asked-member.tsx'
import { modeNames } from '../../shared/words/mode-names.ts'
import { CashierContent, isCashierAction } from './cashier-content.tsx'
import { isOperatorAction, OperatorContent } from './operator-content.tsx'
import { SettingChanges } from './setting-changes.tsx'

/** What a request would set: in words where its kind is known, else setting by setting. */
export function RequestContent({ approval }: { approval: Approval }) {
  const content = documentOf(approval.content)
  if (approval.action === 'status.publish') {
    return <StatusContent status={content as StatusDocument} before={beforeOf(approval.content)} />
  }
  if (approval.action === 'member.adjust') {
    return <AdjustmentContent asked={content as AskedAdjustment} />
  }
  if (isCashierAction(approval.action)) {
    return <CashierContent approval={approval} action={approval.action} />
  }
  if (isOperatorAction(approval.action)) return <OperatorContent asked={approval.content} />
  return <SettingChanges changes={approval.changes} />
}

// A document travels with the version that it was made from; what will be live is inside.
function documentOf(content: unknown): unknown {
  const isWrapped = typeof content === 'object' && content !== null && 'content' in content
  return isWrapped ? content.content : content
}

/** What is live meanwhile; requests of an earlier version do not carry it. */
function beforeOf(content: unknown): StatusDocument | undefined {
  const hasBefore = typeof content === 'object' && content !== null && 'before' in content
  return hasBefore ? (content.before as StatusDocument) : undefined
}

type AskedAdjustment = Pick<Adjustment, 'member' | 'direction' | 'kind' | 'amount' | 'currency'>

/** Who gets or loses how much, and the way to their ledger: the second person looks before agreeing. */
function AdjustmentContent({ asked }: { asked: AskedAdjustment }) {
  const t = useText()
  const { member, direction, kind, amount, currency } = asked
  return (
    <KeyValues
      ruled
      items={[
        {
          id: 'amount',
          label: direction === 'credit' ? t('ops.adjCredit') : t('ops.adjDebit'),
          value: <BookAmount bare={false} amount={amount} currency={currency} />,
        },
        { id: 'kind', label: t('ops.adjKind'), value: t(adjustmentKindTexts[kind]) },
        {
          id: 'member',
          label: t('ops.adjMember'),
          value: <AskedMember id={member} />,
        },
      ]}
    />
  )
}

type StatusContentProps = {
  readonly status: StatusDocument
  readonly before: StatusDocument | undefined
}

function StatusContent({ status, before }: StatusContentProps) {
  const t = useText()
  const texts = languages
    .filter(({ wire }) => status.text[wire])
    .map(({ wire, name, tag }) => ({
      id: wire,
      label: name,
      value: <span lang={tag}>{status.text[wire]}</span>,
    }))
  const ends = status.endsAt && {
    id: 'ends',
    label: t('ops.siteEnds'),
    value: <DeskMoment at={status.endsAt} show="long" />,
  }
  return (
    <KeyValues
      ruled
      items={[
        {
          id: 'mode',
          label: t('ops.columnState'),
          value: (
            <>
              {before && (
                <>
                  <del className="text-text-3">{t(modeNames[before.mode])}</del>{' '}
                  <span aria-hidden="true">→</span>{' '}
                </>
              )}
              <ins className="no-underline">{t(modeNames[status.mode])}</ins>
            </>
          ),
        },
        ...(ends ? [ends] : []),
        ...texts,
      ]}
    />
  )
}
