import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { applicationDeciders, applicationQuery } from './api.ts'
import { ApplicationBody } from './application-body.tsx'
import { applicationLooks } from './words.ts'

type ApplicationDrawerProps = {
  readonly id: string
  /** As the list has it, for who may not open it. */
  readonly row: DeskApplication | undefined
  readonly onStep: (step: 1 | -1) => void
  readonly onAnswered: (id: string) => void
  readonly onClose: () => void
}

/** One application: who asks, for what, what they show for it, and the answer. */
export function ApplicationDrawer(props: ApplicationDrawerProps) {
  const { id, row, onStep, onAnswered, onClose } = props
  const t = useText()
  const mayDecide = useOperator().can(...applicationDeciders)
  const { data, error, refetch } = useQuery({ ...applicationQuery(id), enabled: mayDecide })
  const [answering, setAnswering] = useState<'yes' | 'no'>()
  const [overtaken, setOvertaken] = useState(false)
  const application = data?.application ?? row
  const isOpen = mayDecide && data?.application.state === 'applying'
  return (
    <Drawer
      title={application?.account ?? t('offers-desk-menu.applications')}
      sub={application && <DeskMoment at={application.at} show="long" />}
      onClose={onClose}
      actions={
        <>
          <IconButton
            size="sm"
            label={t('ops.keyPrevious')}
            icon={<ChevronUp size={20} />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="sm"
            label={t('ops.keyNext')}
            icon={<ChevronDown size={20} />}
            onClick={() => onStep(1)}
          />
        </>
      }
      footer={isOpen && <Decisions application={data.application} onAnswer={setAnswering} />}
    >
      {overtaken && application && (
        <Note tone="pending" role="alert" title={t('applications-desk.decidedTitle')}>
          {t('applications-desk.decidedText', {
            name: application.answeredBy,
            state: t(applicationLooks[application.state].text),
          })}
        </Note>
      )}
      {application && application.approval !== null && (
        <Note tone="pending">{t('applications-desk.waits')}</Note>
      )}
      {application ? (
        <ApplicationBody application={application} pictures={data?.pictures ?? []} />
      ) : error ? (
        <FailureNote error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {!mayDecide && <Note>{t('applications-desk.mayNotRead')}</Note>}
      {answering && data && (
        <AnswerDialog
          application={data.application}
          yes={answering === 'yes'}
          onAnswered={() => onAnswered(id)}
          onOvertaken={() => setOvertaken(true)}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Drawer>
  )
}

type DecisionsProps = {
  readonly application: DeskApplication
  readonly onAnswer: (answer: 'yes' | 'no') => void
}

function Decisions({ application: { amount, currency }, onAnswer }: DecisionsProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const sum = formatMoney(money(BigInt(amount), currency), tag)
  const issue = t('applications-desk.issue', { amount: sum })
  useKeys([
    { keys: 'a', label: issue, run: () => onAnswer('yes') },
    { keys: 'r', label: t('applications-desk.reject'), run: () => onAnswer('no') },
  ])
  return (
    <>
      <Button variant="primary" onClick={() => onAnswer('yes')}>
        {issue}
        <DeskKey>A</DeskKey>
      </Button>
      <Button onClick={() => onAnswer('no')}>
        {t('applications-desk.reject')}
        <DeskKey>R</DeskKey>
      </Button>
    </>
  )
}
