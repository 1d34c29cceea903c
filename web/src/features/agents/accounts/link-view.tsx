import { Ban, Download, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Qr } from '@baize/ui/figures/qr'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { saveQrPicture } from '../../../shared/save-qr-picture.ts'
import { useSystem } from '../../../shared/system.ts'
import { useOnce } from '../../../shared/use-once.ts'
import { useRateText } from '../terms/rate.ts'
import { askTeamAgain, linkOf, type Invitation } from './api.ts'
import { usesText } from './link-columns.tsx'
import { useEndText } from './use-end-text.ts'
import { LinkState } from './link-state.tsx'
import { PrintSheet } from './print-sheet.tsx'

/** One link: its address to copy and to scan, what came of it, and its switch. */
export function LinkView({ invitation }: { readonly invitation: Invitation }) {
  const t = useText()
  const rateText = useRateText()
  const [asks, setAsks] = useState(false)
  const endText = useEndText()
  const { brand } = useSystem().info
  const [prints, setPrints] = useState(false)
  const { name, code, state, uses, mostUses, rate, makesAgent, expiresAt, createdAt } = invitation
  const link = linkOf(invitation)
  const title = name || code
  const canShare = typeof navigator.share === 'function'
  return (
    <Card
      title={<span className="break-words">{title}</span>}
      sub={<LinkState invitation={invitation} />}
      actions={
        state === 'active' && (
          <Button variant="danger" icon={<Ban size={18} />} onClick={() => setAsks(true)}>
            {t('agents-accounts.switchOff')}
          </Button>
        )
      }
    >
      <div className="grid min-w-0 grid-cols-1 items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid justify-items-center gap-3 justify-self-center">
          <Qr text={link} label={t('agents-accounts.scan', { name: title })} size={208} />
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              icon={<Download size={18} />}
              onClick={() => saveQrPicture({ link, code, brand: brand.name })}
            >
              {t('agents-accounts.savePicture')}
            </Button>
            <Button icon={<Printer size={18} />} onClick={() => setPrints(true)}>
              {t('agents-accounts.print')}
            </Button>
          </div>
        </div>
        <div className="grid min-w-0 gap-4">
          <p className="flex min-h-11 min-w-0 items-center justify-between gap-2 rounded-ctl border border-line bg-s2 ps-3 pe-1">
            <code className="figures min-w-0 py-2 text-meta break-all">{link}</code>
            <CopyButton text={link} label={t('agents-accounts.copyLink')} />
          </p>
          {canShare && (
            <Button
              icon={<Share2 size={18} />}
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              {t('agents-accounts.share')}
            </Button>
          )}
          <KeyValues
            ruled
            items={[
              {
                id: 'uses',
                label: t('agents-accounts.uses'),
                value: usesText(t, uses, mostUses),
              },
              {
                id: 'makes',
                label: t('agents-accounts.makes'),
                value: t(makesAgent ? 'agents.typeAgent' : 'agents.typeMember'),
              },
              { id: 'rate', label: t('agents-accounts.rate'), value: rateText(rate) },
              {
                id: 'ends',
                label: t('agents-accounts.ends'),
                value: expiresAt === null ? t('agents-accounts.noEnd') : endText(expiresAt),
              },
              {
                id: 'made',
                label: t('agents-accounts.madeAt'),
                value: <BrandMoment at={createdAt} />,
              },
            ]}
          />
        </div>
      </div>
      {prints && (
        <PrintSheet
          link={link}
          code={code}
          label={t('agents-accounts.scan', { name: code })}
          onDone={() => setPrints(false)}
        />
      )}
      {asks && <SwitchOff code={code} name={title} onClose={() => setAsks(false)} />}
    </Card>
  )
}

type SwitchOffProps = {
  readonly code: string
  readonly name: string
  readonly onClose: () => void
}

function SwitchOff({ code, name, onClose }: SwitchOffProps) {
  const t = useText()
  const close = useOnce({
    mutationFn: async () => {
      await call(calls.closeInvitation, { code })
      await askTeamAgain()
    },
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      size="alert"
      onClose={onClose}
      title={t('agents-accounts.switchOffAsk', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('agents-accounts.keep')}</Button>
          <Button variant="danger" busy={close.isPending} onClick={() => close.mutate()}>
            {t('agents-accounts.switchOff')}
          </Button>
        </>
      }
    >
      <FailureNote error={close.error} />
      <p>{t('agents-accounts.switchOffText')}</p>
    </Dialog>
  )
}
