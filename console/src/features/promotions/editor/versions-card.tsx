import { useState } from 'react'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { diffFields } from '../../../shared/forms/diff-fields.ts'
import { FieldChanges } from '../../../shared/forms/field-changes.tsx'
import type { OfferFile } from './use-offer-draft.ts'

type Version = OfferFile['versions'][number]

type VersionsCardProps = {
  readonly versions: readonly Version[]
  /** Which one holds. */
  readonly holds: number
  /** Absent for who may not write. */
  readonly onTake: ((document: OfferDocument) => void) | undefined
}

/** What was published, by whom, and what each changed. None of it is ever another again. */
export function VersionsCard({ versions, holds, onTake }: VersionsCardProps) {
  const t = useText()
  if (versions.length === 0) return null
  return (
    <Card title={t('offers-desk.versions')}>
      <ol className="divide-y divide-line [&>*:first-child]:pt-0">
        {versions.map((version, place) => (
          <Entry
            key={version.number}
            version={version}
            older={versions[place + 1]}
            isHeld={version.number === holds}
            onTake={onTake}
          />
        ))}
      </ol>
    </Card>
  )
}

type EntryProps = Pick<VersionsCardProps, 'onTake'> & {
  readonly version: Version
  readonly older: Version | undefined
  readonly isHeld: boolean
}

function Entry({ version, older, isHeld, onTake }: EntryProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { number, publishedAt, by, agreedBy, document } = version
  const changes = older === undefined ? [] : diffFields(older.document, document)
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{t('offers-desk.version', { number })}</b>
        {isHeld && <StatusChip tone="ok">{t('offers-desk.holds')}</StatusChip>}
        <DeskMoment at={publishedAt} className="figures ms-auto text-meta text-text-3" />
      </div>
      <p className="text-meta text-text-2">{t('offers-desk.versionBy', { by, agreedBy })}</p>
      <div className="flex flex-wrap gap-2">
        {changes.length > 0 && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('offers-desk.changes', { count: changes.length })}
          </Button>
        )}
        {onTake && !isHeld && (
          <Button size="sm" onClick={() => onTake(document)}>
            {t('offers-desk.takeVersion')}
          </Button>
        )}
      </div>
      {isOpen && <FieldChanges changes={changes} />}
    </li>
  )
}
