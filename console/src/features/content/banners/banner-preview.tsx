import type { BannerGroup } from '@baize/contract/content/content-names'
import { cleanHtml } from '@baize/kernel/html'
import { languageEntry, type Language } from '@baize/kernel/language'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { PreviewInLanguage } from '../../../shared/preview-in-language.tsx'
import { HtmlPreview } from '../html-preview.tsx'
import type { BannerDraft } from './draft.ts'

/** About the shapes that the site gives the groups. */
const shapes: Record<BannerGroup, string> = {
  w_home: 'min-h-40 w-full',
  w_login: 'min-h-72 w-52',
  w_register: 'min-h-72 w-52',
  w_leftmenu: 'min-h-32 w-52',
}

/** How the banner will look, in either theme and in each language. */
export function BannerPreview({ draft }: { readonly draft: BannerDraft }) {
  const t = useText()
  return (
    <PreviewInLanguage
      title={t('content-desk.preview')}
      language={t('content-desk.language')}
      text={t('content-desk.previewText')}
      className="grid place-items-center"
    >
      {(language) => <PreviewBanner draft={draft} language={language} />}
    </PreviewInLanguage>
  )
}

function PreviewBanner({ draft, language }: { draft: BannerDraft; language: Language }) {
  const { title, content, action } = draft.words[language] ?? draft.words.EN
  const lang = languageEntry(draft.words[language] ? language : 'EN').tag
  const isTall = draft.groupName === 'w_login' || draft.groupName === 'w_register'
  return (
    <div
      lang={lang}
      className={cx(
        'relative flex overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6]',
        isTall ? 'items-end' : 'items-center',
        shapes[draft.groupName],
      )}
    >
      <img src={draft.pictureUrl} alt="" className="absolute inset-0 size-full object-cover" />
      {title !== '' && (
        <div
          className={cx(
            'absolute inset-0',
            isTall
              ? 'bg-linear-to-t from-[#05110c]/90 from-35% to-transparent to-75%'
              : 'bg-linear-to-r from-[#05110c]/70 via-[#05110c]/40 via-45% to-transparent to-75%',
          )}
        />
      )}
      <div className={cx('relative grid gap-1.5 p-4', !isTall && 'max-w-[70%]')}>
        <p className="font-display text-lead leading-5">{title}</p>
        {content !== '' && (
          <div className="text-meta leading-4 **:text-inherit">
            <HtmlPreview html={cleanHtml(content, 'line').html} lang={lang} />
          </div>
        )}
        {action !== '' && draft.linkageType !== 'NONE' && (
          <span className={cx(buttonClass({ variant: 'metal', size: 'sm' }), 'mt-1 w-fit')}>
            {action}
          </span>
        )}
      </div>
    </div>
  )
}
