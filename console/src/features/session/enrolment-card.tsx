import { CopyButton } from '@baize/ui/figures/copy-button'
import { Qr } from '@baize/ui/figures/qr'
import { useText } from '@baize/texts/use-text'
import type { Enrolment } from './api.ts'

/** What an authenticator app needs: the code to scan, or the secret to type where there is no camera. */
export function EnrolmentCard({ enrolment }: { enrolment: Enrolment }) {
  const t = useText()
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-s1 p-4 sm:flex-row sm:items-start">
      <Qr text={enrolment.uri} label={t('ops.enrolQr')} size={144} />
      <div className="min-w-0 flex-1">
        <p className="text-text-2">{t('ops.enrolTyped')}</p>
        <p className="mt-2 font-semibold tracking-wide break-all tabular-nums">
          {enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <div className="mt-3">
          <CopyButton text={enrolment.secret} label={t('ops.copySecret')} />
        </div>
      </div>
    </div>
  )
}
