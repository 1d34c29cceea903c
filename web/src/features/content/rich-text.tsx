import { useMemo, type MouseEvent } from 'react'
import { cleanHtml, type HtmlForm } from '@baize/kernel/html'
import { go, targetOf } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import type { Language } from '@baize/kernel/language'
import { languageEntry } from '@baize/kernel/language'
import './rich-text.css'

type Props = {
  readonly html: string
  readonly form?: HtmlForm
  /** The language that the text is in, where it is not the page's. */
  readonly language?: Language | null
  readonly className?: string
}

/**
 * The operator's formatted text, and the only place of the site that sets HTML. The server cleaned it when it was
 * written and when it was read; it is cleaned again here, so that nothing rests on one of them alone.
 */
export function RichText({ html, form = 'page', language, className }: Props) {
  const clean = useMemo(() => withLazyPictures(cleanHtml(html, form).html), [html, form])
  const Box = form === 'line' ? 'span' : 'div'
  return (
    <Box
      className={cx('rich-text', className)}
      lang={language ? languageEntry(language).tag : undefined}
      onClick={followOwnLink}
      // oxlint-disable-next-line react/no-danger -- the allow list above is what makes it safe
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

/** Pictures in a text wait until they are near. They come from this house, so nothing else needs to be said of them. */
function withLazyPictures(html: string): string {
  return html.replaceAll('<img ', '<img loading="lazy" decoding="async" ')
}

/** A link to a page of ours turns the page without a reload, like any other link of the site. */
function followOwnLink(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0 || link.target === '_blank') return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = targetOf(link.href)
  if (!target || !/^https?:$/.test(link.protocol)) return
  event.preventDefault()
  go(target)
}
