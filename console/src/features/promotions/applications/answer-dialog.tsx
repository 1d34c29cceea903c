import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { applicationsRoot } from '../../../shared/queues/applications-count.ts'

type AnswerDialogProps = {
  readonly application: DeskApplication
  readonly yes: boolean
  readonly onAnswered: () => void
  /** Somebody else answered first. */
  readonly onOvertaken: () => void
  readonly onClose: () => void
}

/** Yes or no, with a reason that the member reads. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { application, yes, onAnswered, onOvertaken, onClose } = props
  const { id, account, amount, currency } = application
  const t = useText()
  const show = useToast()
  const write = useWrite(applicationsRoot)
  const { tag } = languageEntry(useLanguage())
  const sum = formatMoney(money(BigInt(amount), currency), tag)
  async function answer(reason: string) {
    let answered: DeskApplication
    try {
      answered = await write(() => call(calls.answerApplication, { id, yes, reason }))
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'already_decided') throw error
      onOvertaken()
      return
    }
    const done = yes ? 'applications-desk.issued' : 'applications-desk.rejected'
    show(t(answered.approval === null ? done : 'applications-desk.waits'), 'ok')
    onAnswered()
  }
  return (
    <ReasonDialog
      title={t(yes ? 'applications-desk.issueTitle' : 'applications-desk.rejectTitle', { account })}
      text={t(yes ? 'applications-desk.issueText' : 'applications-desk.rejectText')}
      action={yes ? t('applications-desk.issue', { amount: sum }) : t('applications-desk.reject')}
      tone={yes ? 'primary' : 'danger'}
      onConfirm={answer}
      onClose={onClose}
    />
  )
}
