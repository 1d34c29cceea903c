import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Panel } from './panel.tsx'
import { useTable } from './table.tsx'

/** What a game returns, and how it pays, beside the game itself. */
export function RulesPanel({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table } = useTable()
  const rtp = (table.rtpBps / 10_000).toLocaleString(tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <Panel title={t('arcade.rules')}>
      <div className="grid gap-2 text-meta text-text-2">
        <p>{t('arcade.rtpIs', { rtp })}</p>
        {children}
      </div>
    </Panel>
  )
}
