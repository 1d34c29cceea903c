import { usePrefetchQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { linksSource } from '../../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../../shared/documents/use-document.ts'
import { downloadEntriesQuery } from '../api.ts'
import { PageFrame } from '../page-frame.tsx'
import { AppCards } from './app-cards.tsx'
import { LinksHead } from './links-head.tsx'
import { ResourceCard } from './resource-card.tsx'
import { appLabels, socialLabels } from './resources.ts'
import { SupportCard } from './support-card.tsx'

/** Where the site leads: social networks, customer service, the apps and what is said of them. */
export function LinksPage() {
  usePrefetchQuery(documentQuery(linksSource))
  usePrefetchQuery(downloadEntriesQuery)
  return (
    <PageFrame>
      <LinksDesk />
    </PageFrame>
  )
}

function LinksDesk() {
  const t = useText()
  const document = useDocument(linksSource)
  const { content, change, mayWrite } = document
  const given = { links: content, disabled: !mayWrite, onLinks: change }
  return (
    <>
      <LinksHead document={document} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <ResourceCard
          {...given}
          title={t('content-desk.social')}
          text={t('content-desk.socialText')}
          labels={socialLabels}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SupportCard {...given} />
          <ResourceCard
            {...given}
            title={t('content-desk.apps')}
            text={t('content-desk.appsText')}
            labels={appLabels}
          />
        </div>
      </div>
      <h2 className="mt-2 text-h4">{t('content-desk.aboutApps')}</h2>
      <AppCards />
    </>
  )
}
