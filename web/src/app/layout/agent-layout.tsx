import type { ReactNode } from 'react'
import { useText } from '@baize/texts/use-text'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { ThemeSelect } from '../../shared/theme-select.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { ServerClock } from './server-clock.tsx'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The agents' own frame: their name for it, the report zone and a clock that runs by the server. */
export function AgentLayout({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <>
      <SkipLink />
      <OfflineBar />
      <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-line bg-s1 px-4 md:px-6">
        <Wordmark />
        <span className="text-meta text-text-3 max-sm:hidden">{t('shell.agentCentre')}</span>
        <span className="ms-auto" />
        <ServerClock />
        <div className="w-36 max-sm:hidden">
          <LanguageSelect />
        </div>
        <div className="sm:hidden">
          <LanguageSelect look="icon" />
        </div>
        <ThemeSelect look="icon" />
      </header>
      <main id="main" tabIndex={-1} className="px-(--gutter) py-6 outline-none">
        {children}
      </main>
    </>
  )
}
