import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ProtocolVendor } from '@baize/contract/play/provider-desk'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { Note } from '@baize/ui/waiting/note'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { usePlayWrite } from '../api.ts'

type ProviderKeysProps = { readonly vendor: ProtocolVendor; readonly mayWrite: boolean }

/** The secrets of a provider: two may be in force, each is shown once, to who agreed to it. */
export function ProviderKeys({ vendor, mayWrite }: ProviderKeysProps) {
  const t = useText()
  const write = usePlayWrite()
  const [asked, setAsked] = useState<{ readonly revoke?: string }>()
  const show = useToast()
  const active = vendor.keys.filter(({ revokedAt }) => revokedAt === null)
  const { key } = vendor
  const make = async (reason: string) => {
    await write(() => call(calls.createVendorKey, { key, reason }))
    show(t('system-desk.asked'), 'ok')
  }
  const revoke = (id: string) => async (reason: string) => {
    await write(() => call(calls.revokeVendorKey, { key, id, reason }))
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-h5">{t('play-desk.secrets')}</h3>
      {active.length === 0 && <Note tone="info">{t('play-desk.noSecrets')}</Note>}
      <ul className="grid gap-2">
        {vendor.keys.slice(0, 6).map(({ id, hint, createdAt, revokedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="figures">{t('play-desk.secretEnds', { hint })}</span>
            <DeskMoment at={createdAt} className="text-meta text-text-3" />
            {revokedAt !== null && <StatusChip tone="plain">{t('play-desk.revoked')}</StatusChip>}
            {revokedAt === null && mayWrite && (
              <Button size="sm" className="ms-auto" onClick={() => setAsked({ revoke: id })}>
                {t('play-desk.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && active.length < 2 && (
        <div>
          <Button size="sm" onClick={() => setAsked({})}>
            {t('play-desk.makeSecret')}
          </Button>
        </div>
      )}
      {asked && (
        <ReasonDialog
          title={t(asked.revoke ? 'play-desk.revoke' : 'play-desk.makeSecret')}
          text={t(asked.revoke ? 'play-desk.revokeText' : 'play-desk.makeSecretText')}
          action={t(asked.revoke ? 'play-desk.revoke' : 'play-desk.makeSecret')}
          tone={asked.revoke ? 'danger' : 'primary'}
          onConfirm={asked.revoke ? revoke(asked.revoke) : make}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
