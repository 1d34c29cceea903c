import { Dialog } from '@baize/ui/overlays/dialog'
import { KeyCap } from '@baize/ui/key-cap'
import { Switch } from '@baize/ui/forms/switch'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { setShortcuts, useShortcutsOn } from '../../shared/shortcut-setting.ts'

type Row = { readonly keys: readonly string[]; readonly does: TextKey }

const searchRows: readonly Row[] = [
  { keys: ['/'], does: 'shell.keySearch' },
  { keys: ['Ctrl', 'K'], does: 'shell.keySearchAnywhere' },
]

const otherRows: readonly Row[] = [
  { keys: ['←', '↑', '↓', '→'], does: 'shell.keyTiles' },
  { keys: ['f'], does: 'shell.keyFavourite' },
  { keys: ['j', 'k'], does: 'shell.keyRows' },
  { keys: ['Esc'], does: 'shell.keyClose' },
  { keys: ['?'], does: 'shell.keyHelp' },
]

type Props = {
  /** The letters that lead to pages, each after `g`. */
  readonly pageKeys: readonly { readonly letter: string; readonly does: TextKey }[]
  readonly onClose: () => void
}

/** The keys of the site, and the switch for those who do not want single ones. */
export function KeysPopup({ pageKeys, onClose }: Props) {
  const t = useText()
  const pageRows = pageKeys.map(({ letter, does }): Row => ({ keys: ['g', letter], does }))
  const rows = [...searchRows, ...pageRows, ...otherRows]
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
