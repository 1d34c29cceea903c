import { Eye, Play, Tag, Wrench, X } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { Menu } from '@baize/ui/overlays/menu'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../../shared/desk-key.tsx'
import { bulkActs, type BulkAct } from './bulk.ts'

type BulkBarProps = {
  readonly count: number
  readonly mayWrite: boolean
  readonly onAct: (act: BulkAct) => void
  readonly onTest: () => void
  readonly onClear: () => void
}

/** How many games are chosen, and what can be done to them together. */
export function BulkBar({ count, mayWrite, onAct, onTest, onClear }: BulkBarProps) {
  const t = useText()
  const menu = (trigger: ReactElement, acts: readonly BulkAct[]) => (
    <Menu
      align="start"
      trigger={trigger}
      items={acts.map((act) => ({
        id: act,
        label: t(bulkActs[act].text),
        onSelect: () => onAct(act),
      }))}
    />
  )
  return (
    <div
      role="group"
      aria-label={t('catalogue-desk.chosen', { count })}
      className="flex flex-wrap items-center gap-2"
    >
      <output className="px-1 font-semibold">{t('catalogue-desk.chosen', { count })}</output>
      {mayWrite && (
        <>
          {menu(
            <Button size="sm" icon={<Tag size={16} />}>
              {t('catalogue-desk.label')}
            </Button>,
            ['addNew', 'removeNew', 'addJackpot', 'removeJackpot'],
          )}
          {menu(
            <Button size="sm" icon={<Wrench size={16} />}>
              {t('catalogue-desk.maintenance')}
            </Button>,
            ['close', 'open'],
          )}
          {menu(
            <Button size="sm" icon={<Eye size={16} />}>
              {t('catalogue-desk.shown')}
            </Button>,
            ['show', 'hide'],
          )}
        </>
      )}
      <Button size="sm" icon={<Play size={16} />} onClick={onTest}>
        {t('catalogue-desk.launchTest')} <DeskKey>L</DeskKey>
      </Button>
      <IconButton
        size="sm"
        label={t('catalogue-desk.chooseNone')}
        icon={<X size={18} />}
        onClick={onClear}
      />
    </div>
  )
}
