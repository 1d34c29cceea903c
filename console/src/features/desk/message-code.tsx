import { ExternalLink } from 'lucide-react'
import type { OutboxMessage } from '@baize/contract/system/desk'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

type MessageCodeProps = { readonly message: OutboxMessage; readonly now: Date }

/** The code inside a message, ready to copy, or the link, ready to open. */
export function MessageCode({ message, now }: MessageCodeProps) {
  const t = useText()
  const { code, codeExpiresAt } = message
  if (code === '') return <span className="text-text-3">{t('system-desk.noCode')}</span>
  const isOver = codeExpiresAt !== null && new Date(codeExpiresAt) <= now
  if (/^https?:\/\//.test(code)) {
    return (
      <a
        href={code}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1 font-medium text-link underline-offset-2 hover:underline"
      >
        {t('system-desk.openLink')} <ExternalLink size={14} aria-hidden="true" />
      </a>
    )
  }
  return (
    <span className="inline-flex items-center gap-2">
      <span
        className={cx(
          'figures text-body-s font-semibold whitespace-nowrap',
          isOver && 'text-text-3',
        )}
      >
        {grouped(code)}
      </span>
      <CopyButton iconOnly text={code} label={t('system-desk.copyCode', { code })} />
    </span>
  )
}

/** Six digits are read in threes. What is copied has no space. */
function grouped(code: string): string {
  return /^\d{6}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code
}
