import { CircleHelp, Menu as MenuIcon, Search } from 'lucide-react'
import { IconButton } from '@baize/ui/icon-button'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import { Bell } from '../../features/alerts/bell.tsx'
import { DeskClock } from './desk-clock.tsx'
import { OperatorCorner } from './operator-corner.tsx'

type TopBarProps = {
  readonly onPlaces: () => void
  readonly onCommands: () => void
  readonly onHelp: () => void
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

export function TopBar({ onPlaces, onCommands, onHelp }: TopBarProps) {
  const t = useText()
  return (
    <header className="sticky top-0 z-30 flex h-14 flex-none items-center gap-2 border-b border-line bg-s1 px-2 sm:gap-4 sm:px-4 lg:px-6 print:hidden">
      <IconButton
        className="lg:hidden"
        label={t('ops.openPlaces')}
        icon={<MenuIcon size={20} />}
        onClick={onPlaces}
      />
      <button
        type="button"
        onClick={onCommands}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-ctl bg-s3 ps-3 pe-2 text-start text-text-3 hover:text-text sm:max-w-[340px] pointer-coarse:h-11"
      >
        <Search size={16} aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate">{t('ops.commandSearch')}</span>
        <span className="hidden text-text-2 md:block">
          <KeyCap>{isMac ? '⌘ K' : 'Ctrl K'}</KeyCap>
        </span>
      </button>
      <div className="ms-auto flex items-center gap-1 sm:gap-4">
        <DeskClock />
        <span aria-hidden="true" className="hidden h-8 w-px bg-line sm:block" />
        <span className="flex items-center">
          <Bell />
          <IconButton label={t('ops.helpKeys')} icon={<CircleHelp size={20} />} onClick={onHelp} />
        </span>
        <OperatorCorner />
      </div>
    </header>
  )
}
