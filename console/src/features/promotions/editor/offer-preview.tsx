import type { OfferDocument } from '@baize/contract/promotions/offer'
import { languageEntry, type Language } from '@baize/kernel/language'
import { LazyImage } from '@baize/ui/figures/lazy-image'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../../shared/operator.ts'
import { PreviewCard } from '../../../shared/preview-card.tsx'

type OfferPreviewProps = { readonly document: OfferDocument; readonly language: Language }

/** The card as it stands on the site and the terms below it, in the language that is being written. */
export function OfferPreview({ document, language }: OfferPreviewProps) {
  const t = useText()
  const { tag, name } = languageEntry(language)
  const { zone } = useOperator()
  const day = new Intl.DateTimeFormat(tag, { timeZone: zone, day: 'numeric', month: 'short' })
  const period = day.formatRange(new Date(document.from), lastOf(document))
  const words = (part: 'title' | 'line' | 'terms') => (document[part][language] ?? '').trim()
  return (
    <PreviewCard title={t('offers-desk.preview')}>
      {(theme) => (
        <>
          <figure
            // Nothing in a picture of the site may take the focus or a click.
            inert
            lang={tag}
            data-theme={theme}
            aria-label={`${t('offers-desk.preview')}, ${name}`}
            className="grid gap-3 rounded-ctl border border-line bg-bg p-3 text-text"
          >
            <div className="overflow-clip rounded-card border border-line bg-s1">
              <LazyImage
                src={artOf(document.art)}
                alt=""
                fallback="/art/v1/mark.svg"
                width={360}
                height={128}
              />
              <div className="px-4 pt-3 pb-4">
                <p className="mb-1.5 text-meta text-text-3">{period}</p>
                <Said className="text-h4 text-pretty" none={t('offers-desk.emptyTitle')}>
                  {words('title')}
                </Said>
                <Said className="mt-1 text-text-2" none={t('offers-desk.emptyLine')}>
                  {words('line')}
                </Said>
              </div>
            </div>
            <Said
              className="max-h-48 overflow-y-auto text-meta whitespace-pre-line text-text-2"
              none={t('offers-desk.emptyTerms')}
            >
              {words('terms')}
            </Said>
          </figure>
          <p className="text-meta text-text-3">{t('offers-desk.previewText')}</p>
        </>
      )}
    </PreviewCard>
  )
}

type SaidProps = { readonly className: string; readonly none: string; readonly children: string }

function Said({ className, none, children }: SaidProps) {
  if (children === '') return <p className="text-text-3 italic">{none}</p>
  return <p className={`break-words ${className}`}>{children}</p>
}

/** The last moment of it; the end itself is over. */
const lastOf = ({ from, until }: OfferDocument) =>
  new Date(Math.max(new Date(from).getTime(), new Date(until).getTime() - 1))

function artOf(seed: string): string {
  const code = seed.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 60) || 'offer'
  return `/art/v1/offer/${code}/card.svg`
}
