import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode; count?: number }

export type TabsProps<Id extends string> = {
  /** Ties the tabs to their panel; one set of tabs, one name. */
  name: string
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`
const panelId = (name: string) => `${name}-panel`

/** Arrow keys, Home and End move the choice, and the focus goes with it. */
function keyTarget(event: KeyboardEvent, at: number, count: number): number | undefined {
  const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const forth = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (event.key === forth) return (at + 1) % count
  if (event.key === back) return (at + count - 1) % count
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return undefined
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { name, label, tabs, selected, onSelect } = props
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const target = keyTarget(event, at, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(tabId(name, tab.id))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab.id}
          name={name}
          tab={tab}
          on={tab.id === selected}
          onSelect={onSelect}
          onKeyDown={move}
        />
      ))}
    </div>
  )
}

type TabButtonProps<Id extends string> = {
  name: string
  tab: Tab<Id>
  on: boolean
  onSelect: (id: Id) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function TabButton<Id extends string>(props: TabButtonProps<Id>) {
  const { name, tab, on, onSelect, onKeyDown } = props
  return (
    <button
      type="button"
      role="tab"
      id={tabId(name, tab.id)}
      aria-selected={on}
      aria-controls={panelId(name)}
      tabIndex={on ? 0 : -1}
      onClick={() => onSelect(tab.id)}
      onKeyDown={onKeyDown}
      className={cx(
        'relative flex h-11 flex-none items-center gap-2 whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
        on
          ? 'font-semibold text-text after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-brass forced-colors:after:bg-[Highlight]'
          : 'font-medium text-text-2 hover:text-text',
      )}
    >
      {tab.label}
      {tab.count !== undefined && (
        <span className="figures min-w-5 rounded-chip bg-s3 px-1.5 text-center text-caption font-semibold text-text-2">
          {tab.count}
        </span>
      )}
    </button>
  )
}

/** What the chosen tab shows. Give it the same name as the tabs. */
export function TabPanel(props: { name: string; selected: string; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={panelId(props.name)}
      aria-labelledby={tabId(props.name, props.selected)}
    >
      {props.children}
    </div>
  )
}
