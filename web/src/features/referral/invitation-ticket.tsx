import { Download } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Qr } from '@baize/ui/figures/qr'
import { useText } from '@baize/texts/use-text'
import { usePerson } from '../../shared/session.ts'
import { useSystem } from '../../shared/system.ts'
import { linkOf, type ReferralState } from './api.ts'
import { saveQrPicture } from '../../shared/save-qr-picture.ts'

/** Four signs and four, as they are read aloud. */
const apart = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

/** The invitation as printed matter, the same in both themes: to be shown, scanned and saved. */
export function InvitationTicket({ state }: { readonly state: ReferralState }) {
  const t = useText()
  const person = usePerson()
  const { brand } = useSystem().info
  const { code } = state
  const link = linkOf(code)
  const name = person?.nickname ?? state.name
  return (
    <div className="mx-auto grid w-full max-w-80 gap-3">
      <article className="ticket" data-theme="light" aria-label={t('referral.invitation')}>
        <div className="ticket-rule" aria-hidden="true" />
        <h3 className="text-center text-lead wrap-anywhere">
          {t('referral.invitationFrom', { name })}
        </h3>
        <div className="mt-3 grid justify-items-center">
          <Qr text={link} label={t('referral.scan')} size={200} />
        </div>
        <div className="mt-4 grid justify-items-center gap-2 border-t-2 border-dashed border-ink-2/50 pt-3">
          <span className="text-meta text-ink-2">{t('referral.code')}</span>
          <strong className="font-display text-[1.625rem] leading-tight tracking-wide">
            {apart(code)}
          </strong>
          <CopyButton text={code} label={t('referral.copyCode')} />
        </div>
      </article>
      <Button
        block
        icon={<Download size={18} />}
        onClick={() => saveQrPicture({ link, code: apart(code), brand: brand.name })}
      >
        {t('referral.save')}
      </Button>
      <p className="text-center text-meta text-text-2">{t('referral.show')}</p>
    </div>
  )
}
