import { Dialog } from '@baize/ui/overlays/dialog'
import { KeyCap } from '@baize/ui/key-cap'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { activeKeys, chooseKeys, useKeysOn } from '../../shared/keys.ts'

type HelpDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('ops.helpKeys')} size="sm">
      <KeyList />
    </Dialog>
  )
}

/** The keys that work right now, asked of the page itself, so that the list cannot be out of date. */
function KeyList() {
  const t = useText()
  const on = useKeysOn()
  return (
    <div className="flex flex-col gap-5 text-body-s">
      <Switch
        atEnd
        label={t('ops.singleKeys')}
        help={t('ops.singleKeysHelp')}
        checked={on}
        onChecked={chooseKeys}
      />
      <dl className="border-t border-line pt-2">
        <KeyLine keys="Ctrl K" label={t('ops.commandTitle')} />
        {on &&
          activeKeys().map(({ keys, label }) => <KeyLine key={keys} keys={keys} label={label} />)}
      </dl>
    </div>
  )
}

function KeyLine({ keys, label }: { keys: string; label: string }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt>{label}</dt>
      <dd className="flex gap-1 text-text-2">
        {keys.split(' ').map((key) => (
          <KeyCap key={key}>{key.length === 1 ? key.toUpperCase() : key}</KeyCap>
        ))}
      </dd>
    </div>
  )
}
