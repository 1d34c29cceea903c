import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Avatar } from '@baize/ui/figures/avatar'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Drawer } from '@baize/ui/overlays/drawer'
import { IconButton } from '@baize/ui/icon-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { diffFields } from '../../shared/forms/diff-fields.ts'
import { FieldChanges } from '../../shared/forms/field-changes.tsx'
import { storedRoleNames } from '../../shared/words/role-names.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { entryQuery, type AuditEntryDetail } from './api.ts'
import { EntryProofCard } from './entry-proof.tsx'

type EntryDrawerProps = {
  readonly sequence: string
  readonly onStep: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** One entry: who, what changed, why, and the proof that it is as it was written. */
export function EntryDrawer({ sequence, onStep, onClose }: EntryDrawerProps) {
  const t = useText()
  const countText = useCountText()
  const { data: detail, error, refetch } = useQuery(entryQuery(sequence))
  const number = t('ops.entryNumber', { number: countText(sequence) })
  return (
    <Drawer
      title={detail ? detail.entry.says : number}
      sub={
        detail && (
          <>
            {number}, <DeskMoment at={detail.entry.at} show="long" />
          </>
        )
      }
      onClose={onClose}
      actions={
        <>
          <IconButton
            size="sm"
            label={t('ops.newerEntry')}
            icon={<ChevronUp size={20} />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            size="sm"
            label={t('ops.olderEntry')}
            icon={<ChevronDown size={20} />}
            onClick={() => onStep(1)}
          />
        </>
      }
      footer={
        detail && <CopyButton text={JSON.stringify(detail, null, 2)} label={t('ops.copyEntry')} />
      }
    >
      {detail ? (
        <EntryBody detail={detail} />
      ) : error ? (
        <FailureNote error={error} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </Drawer>
  )
}

function EntryBody({ detail }: { detail: AuditEntryDetail }) {
  const t = useText()
  const { entry, ip, requestId } = detail
  const changes = diffFields(detail.before, detail.after)
  const roles = storedRoleNames(t, entry.roles)
  const known = (text: string) => (text === '' ? t('ops.none') : text)
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={entry.actor} />
        <div className="min-w-0">
          <p className="font-semibold">{roles === '' ? entry.actor : `${entry.actor}, ${roles}`}</p>
          <p className="text-caption text-text-3">
            {ip === '' ? t('ops.noAddress') : t('ops.fromAddress', { address: ip })}
          </p>
        </div>
      </div>
      <section>
        <h3 className="mb-1.5 font-sans text-meta font-semibold tracking-normal">
          {t('ops.whatChanged')}
        </h3>
        {changes.length === 0 ? (
          <p className="text-text-3">{t('ops.noFields')}</p>
        ) : (
          <FieldChanges key={entry.sequence} changes={changes} />
        )}
      </section>
      <KeyValues
        items={[
          { id: 'object', label: t('ops.columnObject'), value: known(entry.object) },
          { id: 'reason', label: t('ops.reason'), value: known(entry.reason) },
          { id: 'request', label: t('ops.request'), value: known(requestId) },
        ]}
      />
      <EntryProofCard detail={detail} />
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-20 w-full" />
    </>
  )
}
