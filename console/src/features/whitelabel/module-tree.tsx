import { ChevronDown, Search } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Card } from '@baize/ui/card'
import { bareInputClass, InputShell } from '@baize/ui/forms/input-shell'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import { DeskKey } from '../../shared/desk-key.tsx'
import { useKeys } from '../../shared/keys.ts'
import { ModuleRow } from './module-row.tsx'
import { countModules, findModules, modulesBelow, moduleNames, type ModuleNode } from './modules.ts'

type ModuleTreeProps = {
  readonly tree: readonly ModuleNode[]
  /** The module ids whose state differs from what is live. */
  readonly changed: ReadonlySet<string>
  readonly onSwitch: (modId: string, on: boolean) => void
  readonly disabled: boolean
}

/** Arrow keys walk the switches; Space switches, as everywhere. */
function walkSwitches(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return
  const switches = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=switch]')]
  const next = switches[switches.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export function ModuleTree({ tree, changed, onSwitch, disabled }: ModuleTreeProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const [closed, setClosed] = useState<readonly string[]>([])
  const box = useRef<HTMLInputElement>(null)
  const textOf = (modId: string) => {
    const name = moduleNames[modId]
    return name === undefined ? modId : `${t(name)} ${modId}`
  }
  const found = findModules(tree, words, textOf)
  const isClosed = (modId: string) => words === '' && closed.includes(modId)
  const shown = found
    .filter(({ modId }) => !isClosed(modId))
    .flatMap((group) => modulesBelow(group.childrenNodes)).length
  const all = tree.flatMap((group) => modulesBelow(group.childrenNodes)).length
  const toggle = (modId: string) =>
    setClosed((now) =>
      now.includes(modId) ? now.filter((other) => other !== modId) : [...now, modId],
    )
  useKeys([{ keys: '/', label: t('system-desk.findModule'), run: () => box.current?.focus() }])

  return (
    <Card
      title={t('system-desk.modules')}
      sub={t('system-desk.modulesSub')}
      flush
      className="xl:sticky xl:top-[calc(var(--header)+20px)] xl:max-h-[calc(100dvh-var(--header)-120px)] [&>div]:flex [&>div]:flex-col"
      footer={
        <>
          <span aria-live="polite">{t('system-desk.modulesShown', { shown, all })}</span>
          <span className="ms-auto flex items-center gap-1.5 max-md:hidden pointer-coarse:hidden">
            <KeyCap>{t('system-desk.keySpace')}</KeyCap> {t('system-desk.keySpaceSwitches')}
          </span>
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <div className="px-4 pb-2 md:px-5">
          <InputShell dense before={<Search size={16} />} after={<DeskKey>/</DeskKey>}>
            <input
              ref={box}
              type="search"
              value={words}
              maxLength={60}
              aria-label={t('system-desk.findModule')}
              placeholder={t('system-desk.findModule')}
              onChange={(event) => setWords(event.target.value)}
              className={`${bareInputClass} [&::-webkit-search-cancel-button]:hidden`}
            />
          </InputShell>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the switches inside bubble their arrow keys */}
        <ul className="min-h-0 flex-1 overflow-y-auto pb-2" onKeyDown={walkSwitches}>
          {found.map((group) => (
            <Group
              key={group.modId}
              group={group}
              count={countModules(tree.find(({ modId }) => modId === group.modId) ?? group)}
              isClosed={isClosed(group.modId)}
              changed={changed}
              onToggle={() => toggle(group.modId)}
              onSwitch={onSwitch}
              disabled={disabled}
            />
          ))}
        </ul>
        {found.length === 0 && (
          <p className="px-5 py-6 text-center text-text-3">
            {t('system-desk.noModule', { words })}
          </p>
        )}
      </div>
    </Card>
  )
}

type GroupProps = {
  readonly group: ModuleNode
  /** Of the whole group, however few of it were found. */
  readonly count: { readonly on: number; readonly all: number }
  readonly isClosed: boolean
  readonly changed: ReadonlySet<string>
  readonly onToggle: () => void
  readonly onSwitch: (modId: string, on: boolean) => void
  readonly disabled: boolean
}

function Group({ group, count, isClosed, changed, onToggle, onSwitch, disabled }: GroupProps) {
  const t = useText()
  const key = moduleNames[group.modId]
  const name = key === undefined ? group.modId : t(key)
  const isOff = group.enabled === '0'
  return (
    <li>
      <div className="flex items-center pe-4 md:pe-5">
        <button
          type="button"
          aria-expanded={!isClosed}
          onClick={onToggle}
          className="flex min-h-9 flex-1 items-center gap-1.5 ps-4 text-start font-semibold focus-visible:-outline-offset-2 md:ps-5"
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={`text-text-3 transition-transform ${isClosed ? '-rotate-90' : ''}`}
          />
          {name}
          <span className="figures font-normal text-text-3">
            {t('system-desk.groupCount', count)}
          </span>
        </button>
        <ModuleRow
          node={group}
          depth={0}
          changed={changed}
          onSwitch={onSwitch}
          disabled={disabled}
        />
      </div>
      {!isClosed && (
        <ul>
          {group.childrenNodes.map((node) => (
            <ModuleRow
              key={node.modId}
              node={node}
              depth={1}
              changed={changed}
              onSwitch={onSwitch}
              disabled={disabled}
              offWith={isOff ? name : undefined}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
