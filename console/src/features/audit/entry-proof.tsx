import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import type { AuditEntryDetail } from './api.ts'
import { groupedHash } from '../../shared/figures/hash-text.ts'
import { proveEntry, type EntryVerdict } from './prove-entry.ts'

/** The hash of an entry computed in this browser, beside the stored one and the server's. */
export function EntryProofCard({ detail }: { detail: AuditEntryDetail }) {
  const t = useText()
  const { data: proof } = useQuery({
    queryKey: ['entry-proof', detail],
    queryFn: () => proveEntry(detail),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const hash = (id: string, label: string, value: string) => ({
    id,
    label,
    value: <span title={value}>{value === '' ? '—' : groupedHash(value)}</span>,
  })
  return (
    <section className="border-t border-line pt-4">
      <div className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-sans text-meta font-semibold tracking-normal">{t('ops.entryProof')}</h3>
        <span aria-live="polite">{proof && <VerdictChip verdict={proof.verdict} />}</span>
      </div>
      <KeyValues
        items={[
          hash('previous', t('ops.hashBefore'), detail.previousHash),
          hash('here', t('ops.hashHere'), proof?.hash ?? ''),
          hash('server', t('ops.hashServer'), detail.recomputedHash),
          hash('stored', t('ops.hashStored'), detail.entry.hash),
        ]}
      />
      <p className="mt-2 mb-3 text-caption text-text-3">{t(helps[proof?.verdict ?? 'same'])}</p>
      {detail.hashedText !== '' && (
        <CopyButton text={detail.hashedText} label={t('ops.copyHashedText')} />
      )}
    </section>
  )
}

const helps = {
  same: 'ops.hashHelp',
  differs: 'ops.hashHelp',
  unable: 'ops.hashUnable',
  masked: 'ops.hashMasked',
} as const satisfies Record<EntryVerdict, TextKey>

function VerdictChip({ verdict }: { verdict: EntryVerdict }) {
  const t = useText()
  if (verdict === 'same') return <StatusChip tone="ok">{t('ops.hashSame')}</StatusChip>
  if (verdict === 'differs') return <StatusChip tone="bad">{t('ops.hashDiffers')}</StatusChip>
  return (
    <StatusChip tone="plain" icon={<CircleHelp size={14} aria-hidden="true" />}>
      {t('ops.hashNotChecked')}
    </StatusChip>
  )
}
