import { CornerDownLeft, LogOut, Search, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { go } from '@baize/ui/navigation/address.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { signOut } from '../../features/session/api.ts'
import { useOperator } from '../../shared/operator.ts'
import { findCommands, type Command } from './commands.ts'
import { mayVisit, menuPlaces } from './places.ts'

type CommandMenuProps = { readonly open: boolean; readonly onClose: () => void }
type MenuCommand = Command & { readonly icon: LucideIcon; readonly run: () => void }

/** Jumps to a page by a few of its letters. */
export function CommandMenu({ open, onClose }: CommandMenuProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('ops.commandTitle')} size="sm">
      <CommandBox onDone={onClose} />
    </Dialog>
  )
}

function useCommands(): MenuCommand[] {
  const t = useText()
  const { roles } = useOperator()
  const pages = menuPlaces
    .filter((place) => mayVisit(place, roles))
    .map(({ path, title, finds, menu }) => ({
      id: path,
      label: t(title),
      ...(finds && { finds: t(finds) }),
      icon: menu.icon,
      run: () => go({ path }),
    }))
  return [
    ...pages,
    { id: 'sign-out', label: t('ops.signOut'), icon: LogOut, run: () => void signOut() },
  ]
}

function CommandBox({ onDone }: { onDone: () => void }) {
  const t = useText()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // Fast fingers type before the dialog has faded in. A turn later it has noted where the focus was.
  useEffect(() => queueMicrotask(() => field.current?.focus()), [])
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = findCommands(useCommands(), text)
  const current = found[Math.min(at, found.length - 1)]
  const run = (command: MenuCommand | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((at + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(current)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="mt-1 flex h-11 items-center gap-2 rounded-ctl border border-line-strong bg-s2 px-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
        <Search size={18} aria-hidden="true" className="text-text-3" />
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${current.id}`}
          aria-label={t('ops.commandSearch')}
          placeholder={t('ops.commandSearch')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
      </div>
      <div role="listbox" id={listId} aria-label={t('ops.commandTitle')} className="mt-3">
        {found.map((command) => (
          <Option
            key={command.id}
            id={`${listId}-${command.id}`}
            command={command}
            on={command === current}
            onChoose={() => run(command)}
          />
        ))}
      </div>
      <output className="block text-center text-text-3">
        {found.length === 0 && t('ops.commandNone')}
      </output>
    </>
  )
}

type OptionProps = { id: string; command: MenuCommand; on: boolean; onChoose: () => void }

function Option({ id, command, on, onChoose }: OptionProps) {
  const Icon = command.icon
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys of the list are those of its field, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={on}
      onClick={onChoose}
      className={cx(
        'relative flex min-h-10 cursor-pointer items-center gap-3 rounded-ctl px-3 text-body-s hover:bg-hover pointer-coarse:min-h-11',
        on &&
          'bg-s3 font-semibold before:absolute before:inset-y-2.5 before:start-0 before:w-[3px] before:rounded-full before:bg-brass',
      )}
    >
      <Icon size={18} aria-hidden="true" className={on ? 'text-brass' : 'text-text-3'} />
      <span className="flex-1">{command.label}</span>
      {on && <CornerDownLeft size={16} aria-hidden="true" className="text-text-3" />}
    </div>
  )
}
