import { Dialog } from '@baize/ui/dialog'
import { KeyCap } from '@baize/ui/key-cap'
import { Switch } from '@baize/ui/switch'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { setShortcuts, useShortcutsOn } from '../../shared/shortcut-setting.ts'

const rows: readonly { keys: readonly string[]; does: TextKey }[] = [
  { keys: ['/'], does: 'shell.keySearch' },
  { keys: ['Ctrl', 'K'], does: 'shell.keySearchAnywhere' },
  { keys: ['g', 'h'], does: 'shell.keyHome' },
  { keys: ['g', 'd'], does: 'shell.keyDeposit' },
  { keys: ['g', 'w'], does: 'shell.keyWithdraw' },
  { keys: ['←', '↑', '↓', '→'], does: 'shell.keyTiles' },
  { keys: ['f'], does: 'shell.keyFavourite' },
  { keys: ['Esc'], does: 'shell.keyClose' },
  { keys: ['?'], does: 'shell.keyHelp' },
]

/** The keys of the site, and the switch for those who do not want single ones. */
export function KeysPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open onClose={onClose} title={t('shell.keys')} size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {rows.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1 text-text-2">
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 border-t border-line pt-4">
        <Switch
          atEnd
          label={t('shell.singleKeys')}
          help={t('shell.singleKeysHelp')}
          checked={useShortcutsOn()}
          onChecked={setShortcuts}
        />
      </div>
    </Dialog>
  )
}
