import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useText } from '@baize/texts/use-text'
import { downloadsQuery } from '../../features/content/api.ts'
import { RichText } from '../../features/content/rich-text.tsx'
import { AppCard } from '../../features/install/app-card.tsx'
import { AndroidGuide, IosGuide } from '../../features/install/guides.tsx'
import { deviceOf } from '../../features/install/install.ts'
import { SiteAsApp } from '../../features/install/site-as-app.tsx'
import { useDownloads } from '../../features/system/downloads.ts'
import { useSystem } from '../../shared/system.ts'

const platforms = { ios: 'IOS', android: 'ANDROID' } as const

/** The ways to take the site along; on a phone its own comes first. */
export function DownloadPage() {
  const t = useText()
  const { name: brand } = useSystem().info.brand
  const { hash } = useAddress()
  const { data: details = [] } = useQuery(downloadsQuery)
  const device = deviceOf(navigator)
  const cards = useDownloads().toSorted((a, b) => Number(b.id === device) - Number(a.id === device))
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash])
  return (
    <>
      <PageHead title={t('shell.appDownload')} sub={t('shell.downloadAbout', { brand })} />
      <SiteAsApp />
      <ul className="mt-4 grid items-start gap-4 xl:grid-cols-2">
        {cards.map((download) => {
          const detail = details.find(({ platform }) => platform === platforms[download.id])
          return (
            <li key={download.id} id={download.id} className="min-w-0 scroll-mt-24">
              <AppCard
                {...download}
                detail={download.published ? detail : undefined}
                notes={
                  detail &&
                  detail.notes !== '' && (
                    <RichText html={detail.notes} language={detail.fallbackLanguage} />
                  )
                }
              >
                {download.id === 'ios' ? (
                  <IosGuide />
                ) : (
                  <AndroidGuide published={download.published} />
                )}
              </AppCard>
            </li>
          )
        })}
      </ul>
    </>
  )
}
