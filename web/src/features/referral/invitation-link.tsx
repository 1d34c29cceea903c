import { Share2 } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../shared/system.ts'
import { linkOf } from './api.ts'

/** The link, to be copied and shared as the device shares things. */
export function InvitationLink({ code }: { readonly code: string }) {
  const t = useText()
  const { brand } = useSystem().info
  const link = linkOf(code)
  const text = t('referral.message', { brand: brand.name })
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2.5">
      <p className="flex min-h-11 min-w-0 flex-1 basis-64 items-center justify-between gap-2 rounded-ctl border border-line-strong bg-s1 ps-3 pe-1">
        <code className="figures min-w-0 py-1.5 text-meta break-all">{link}</code>
        <CopyButton text={link} label={t('referral.copyLink')} />
      </p>
      {canShare && (
        <Button
          icon={<Share2 size={18} />}
          onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}
        >
          {t('referral.share')}
        </Button>
      )}
    </div>
  )
}
