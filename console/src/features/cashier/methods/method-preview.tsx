import { Bitcoin, CreditCard, Landmark, Wallet, type LucideIcon } from 'lucide-react'
import type { MethodKind } from '@baize/contract/cashier/deposits'
import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import { Qr } from '@baize/ui/figures/qr'
import { useText } from '@baize/texts/use-text'
import { PreviewInLanguage } from '../../../shared/preview-in-language.tsx'
import { durationText } from '../../../shared/figures/use-duration.ts'

const icons: Record<MethodKind, LucideIcon> = {
  bank: Landmark,
  wallet: Wallet,
  online: CreditCard,
  crypto: Bitcoin,
}

type MethodPreviewProps = {
  /** As it would be saved; nothing while the form cannot be read. */
  readonly content: MethodContent | undefined
}

/** How a member sees the method, in either theme and in each language. */
export function MethodPreview({ content }: MethodPreviewProps) {
  const t = useText()
  return (
    <PreviewInLanguage
      title={t('cashier-desk.preview')}
      language={t('cashier-desk.language')}
      text={t('cashier-desk.previewText')}
    >
      {content
        ? (language) => <MemberCard content={content} language={language} />
        : t('cashier-desk.previewNone')}
    </PreviewInLanguage>
  )
}

type MemberCardProps = { readonly content: MethodContent; readonly language: Language }

function MemberCard({ content, language }: MemberCardProps) {
  const t = useText()
  const { tag } = languageEntry(language)
  const Icon = icons[content.kind]
  const inLanguage = (words: MethodContent['name']) => words[language] || (words.EN ?? '')
  const sum = (amount: string | bigint) =>
    isCurrency(content.currency)
      ? formatMoney(money(BigInt(amount), content.currency), tag)
      : String(amount)
  const note = inLanguage(content.note)
  return (
    <div lang={tag} className="grid gap-3 rounded-card border border-line bg-s1 p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-ctl bg-s3 text-brass">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold break-words">{inLanguage(content.name)}</p>
          <p className="text-meta text-text-3">{`${sum(content.min)} – ${sum(content.max)}`}</p>
        </div>
      </div>
      {note !== '' && <p className="text-meta break-words text-text-2">{note}</p>}
      <ul className="flex flex-wrap gap-1.5">
        {content.chips.map((chip) => (
          <li
            key={chip}
            className="figures rounded-ctl border border-line-strong px-2.5 py-1 text-meta font-semibold"
          >
            {sum(chip)}
          </li>
        ))}
      </ul>
      <p className="text-meta text-text-2">
        {t('cashier-desk.previewFee', {
          paid: sum(content.min),
          fee: sum(feeOfLeast(content)),
          arrives: durationText(content.arrivalMinutes * 60, tag),
        })}
      </p>
      {content.qr !== '' && content.gateway === '' && (
        <div className="mx-auto">
          <Qr size={128} text={content.qr} label={t('cashier-desk.qr')} />
        </div>
      )}
    </div>
  )
}

function feeOfLeast({ min, feeBps, feeFixed }: MethodContent): bigint {
  return (BigInt(min) * BigInt(feeBps)) / 10_000n + BigInt(feeFixed)
}
