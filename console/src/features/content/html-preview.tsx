import './html-preview.css'

/** Text that has passed the allow list. Nothing in a preview takes the focus or a click. */
export function HtmlPreview({ html, lang }: { readonly html: string; readonly lang: string }) {
  return (
    <div
      inert
      lang={lang}
      className="html-preview"
      // oxlint-disable-next-line react/no-danger -- whoever calls gives what cleanHtml made
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
