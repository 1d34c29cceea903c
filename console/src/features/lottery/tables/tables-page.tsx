import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import type { SaidMode } from '@baize/games/lottery/pricing/brand-tables'
import { prizeModes, type PrizeMode } from '@baize/games/lottery/pricing/table'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Card } from '@baize/ui/card'
import { HeldNumbers } from '@baize/ui/forms/held-numbers'
import { Segmented } from '@baize/ui/forms/segmented'
import { DocumentHead } from '../../../shared/documents/document-head.tsx'
import { PageSkeleton } from '../../../shared/documents/page-skeleton.tsx'
import { brandSource } from '../../../shared/documents/sources.ts'
import { documentQuery, useDocument } from '../../../shared/documents/use-document.ts'
import { NumberRow } from '../../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../../shared/settings/setting-marks.tsx'
import { settingNames, tableWords } from './change-words.ts'
import { ModeSettings } from './mode-settings.tsx'
import { countFaults, isOn, loosenedPaths, rowsOf, withPlay } from './mode-rows.ts'
import { PlayEditor } from './play-editor.tsx'
import { PlayList } from './play-list.tsx'
import { playTablesSource } from './source.ts'

/** What the brand sells in lotteries, by prize mode, with every return recomputed as one edits. */
export function PlayTablesPage() {
  usePrefetchQuery(documentQuery(playTablesSource))
  usePrefetchQuery(documentQuery(brandSource))
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>
        <HeldNumbers>
          <TablesDesk />
        </HeldNumbers>
      </Suspense>
    </div>
  )
}

const bounds = ['fromBps', 'toBps'] as const

function TablesDesk() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const document = useDocument(playTablesSource)
  const brand = useSuspenseQuery(documentQuery(brandSource)).data.live.content.currency
  const [mode, setMode] = useState<PrizeMode>('ELOTT')
  const [open, setOpen] = useState<string>()
  const { content, live, change, changes, mayWrite } = document
  const { band } = content
  const said: SaidMode = content[mode]
  const rows = useMemo(() => rowsOf(mode, said, band), [mode, said, band])
  const loosened = useMemo(() => loosenedPaths(live.content, content), [live.content, content])
  const bad = countFaults(content, live.content, mode)
  const changed = new Set(
    changes.flatMap(({ path }) => path.map((_, index) => path.slice(0, index + 1).join('.'))),
  )
  const marksOf = (path: string) => (
    <SettingMarks isChanged={changed.has(path)} isLoosened={isOn(loosened, path.split('.'))} />
  )
  const setSaid = (next: SaidMode) => change({ ...content, [mode]: next })
  const row = rows.find(({ play }) => play.id === open)
  return (
    <>
      <DocumentHead<PlayTablesDocument>
        document={document}
        title={t('lottery-desk-menu.tables')}
        sub={t('lottery-tables.sub')}
        publishTitle={t('lottery-tables.publish')}
        words={tableWords(t, tag)}
        loosens={({ path }) => isOn(loosened, path)}
        problem={bad > 0 ? t('lottery-tables.bad', { bad }) : undefined}
      />
      <Card title={t('lottery-tables.band')} sub={t('lottery-tables.bandHelp')}>
        <ul className="divide-y divide-line">
          {bounds.map((id) => (
            <NumberRow
              key={id}
              label={t(settingNames[id])}
              unit="%"
              min={1}
              max={10_000}
              decimals={2}
              value={band[id]}
              problem={undefined}
              marks={marksOf(`band.${id}`)}
              disabled={!mayWrite}
              onValue={(value) => change({ ...content, band: { ...band, [id]: value } })}
            />
          ))}
        </ul>
      </Card>
      <Segmented
        label={t('lottery-tables.mode')}
        value={mode}
        onValue={setMode}
        segments={prizeModes.map((value) => ({ value, label: value }))}
      />
      <ModeSettings
        key={mode}
        said={said}
        brandCurrency={brand}
        disabled={!mayWrite}
        marksOf={(path) => marksOf(`${mode}.${path}`)}
        onSaid={setSaid}
      />
      <PlayList
        key={`plays ${mode}`}
        rows={rows}
        band={band}
        onOpen={({ play }) => setOpen(play.id)}
      />
      {row && (
        <PlayEditor
          key={row.play.id}
          row={row}
          mode={said}
          band={band}
          disabled={!mayWrite}
          onSaid={(next) => setSaid(withPlay(said, row.play.id, next))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
