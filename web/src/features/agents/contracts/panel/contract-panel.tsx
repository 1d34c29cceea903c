import { FilePenLine, Minus, X } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import type { Person } from '../../../../shared/session.ts'
import type { OwnContracts } from '../api.ts'
import { setPanel, usePanel } from '../this-visit.ts'
import { PanelContent } from './panel-content.tsx'

type Props = { readonly own: OwnContracts; readonly person: Person }

/**
 * What somebody has by contract, beside the page: open on a desk, one line on a phone until it is touched. Closed, it
 * stays so for this visit, and the menu brings it back.
 */
export function ContractPanel({ own, person }: Props) {
  const t = useText()
  const isWide = useMedia('(min-width: 48rem)')
  const look = usePanel(person.id) ?? (isWide ? 'open' : 'small')
  const become = (next: 'open' | 'small' | 'closed') => () => setPanel(person.id, next)
  const title = t('agents-contracts.myContracts')
  if (look === 'closed') return null
  if (look === 'small')
    return <SmallPanel own={own} onOpen={become('open')} onClose={become('closed')} />
  if (!isWide) {
    return (
      <Sheet open onClose={become('small')} title={title}>
        <PanelContent own={own} person={person} onLeave={become('small')} />
        <Button block className="mt-4" onClick={become('closed')}>
          {t('agents-contracts.closePanel')}
        </Button>
      </Sheet>
    )
  }
  return (
    <aside aria-label={title} className={`${placeClass} md:w-96`}>
      <header className="flex items-center gap-1 py-2 ps-4 pe-2">
        <h2 className="flex-1 text-h4">{title}</h2>
        <IconButton
          label={t('agents-contracts.makeSmall')}
          icon={<Minus size={20} />}
          onClick={become('small')}
        />
        <IconButton label={t('ui.close')} icon={<X size={20} />} onClick={become('closed')} />
      </header>
      <div className="max-h-[min(60vh,32rem)] overflow-y-auto overscroll-contain px-4 pb-3">
        <PanelContent own={own} person={person} />
      </div>
    </aside>
  )
}

const placeClass =
  'fixed inset-x-3 bottom-[calc(var(--bottom-nav)+12px)] z-30 rounded-card border border-line bg-s1 shadow-pop in-[body:has(form:focus-within)]:hidden md:inset-x-auto md:end-20 md:bottom-6'

type SmallProps = {
  readonly own: OwnContracts
  readonly onOpen: () => void
  readonly onClose: () => void
}

function SmallPanel({ own, onOpen, onClose }: SmallProps) {
  const t = useText()
  const { offers, contracts } = own
  return (
    <aside
      aria-label={t('agents-contracts.myContracts')}
      className={`${placeClass} flex items-center`}
    >
      <button
        type="button"
        aria-expanded="false"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 ps-3 text-start"
      >
        <FilePenLine size={18} aria-hidden="true" className="flex-none text-brass" />
        <span className="min-w-0 font-medium">
          {offers.length > 0
            ? t('agents-contracts.offersWait', { count: offers.length })
            : t('agents-contracts.contractsCount', { count: contracts.length })}
        </span>
      </button>
      <IconButton label={t('ui.close')} icon={<X size={20} />} onClick={onClose} />
    </aside>
  )
}
