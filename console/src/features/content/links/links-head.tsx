import type { LinksDocument } from '@baize/contract/system/system-settings'
import { useText } from '@baize/texts/use-text'
import { DocumentHead } from '../../../shared/documents/document-head.tsx'
import type { OpenDocument } from '../../../shared/documents/use-document.ts'
import { linkWords } from './change-words.ts'
import { isAddress, isContact } from './resources.ts'

export function LinksHead({ document }: { readonly document: OpenDocument<LinksDocument> }) {
  const t = useText()
  const { resources, customerService } = document.content
  const isGood =
    resources.every(({ url }) => isAddress(url)) &&
    customerService.every(({ url }) => isContact(url))
  return (
    <DocumentHead
      document={document}
      title={t('ops.placeLinks')}
      publishTitle={t('content-desk.publishLinks')}
      words={linkWords(t)}
      problem={isGood ? undefined : t('content-desk.badAddresses')}
    />
  )
}
